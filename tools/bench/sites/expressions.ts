import type { Device } from '../measure/devices';
import type { Control } from './site';

/** Returns the JavaScript expression for the first element that matches a CSS selector. */
export const query = (selector: string): string => `document.querySelector(${JSON.stringify(selector)})`;

/** Returns the JavaScript expression for whether a `details` or `dialog` element is open. */
export const isOpen = (selector: string): string => `${query(selector)}.open`;

/** Returns the JavaScript expression for whether any element matches a CSS selector. */
export const exists = (selector: string): string => `${query(selector)} !== null`;

/** The color mode of a Docusaurus page, and the reader's choice of it: "system" and "light" may look the same. */
export const colorMode =
  '["data-theme", "data-theme-choice"].map((name) => document.documentElement.getAttribute(name)).join()';

/** Whether the app of a Docusaurus site runs. */
export const isHydrated = 'document.documentElement.dataset.hasHydrated === "true"';

/**
 * Describes a control.
 * @param selector CSS selector of the element to press.
 * @param state JavaScript expression whose value changes when the press takes effect.
 */
export const control = (device: Device, name: string, selector: string, state: string): Control => ({
  device,
  name,
  target: query(selector),
  state,
});
