import type { Device } from './browser';
import type { Control } from './sites';

/**
 * Takes a selector; gives the expression of a page for the first element that it selects.
 */
export const query = (selector: string): string => `document.querySelector(${JSON.stringify(selector)})`;

/**
 * Takes the selector of a `details` or `dialog`; gives the expression for whether it is open.
 */
export const isOpen = (selector: string): string => `${query(selector)}.open`;

/**
 * Takes a selector; gives the expression for whether it selects something.
 */
export const exists = (selector: string): string => `${query(selector)} !== null`;

/** The colour mode of a Docusaurus page; "system" and "light" may look the same. */
export const colourMode =
  '["data-theme", "data-theme-choice"].map((name) => document.documentElement.getAttribute(name)).join()';

/** Whether the app of a Docusaurus site runs. */
export const hydrated = 'document.documentElement.dataset.hasHydrated === "true"';

/**
 * Takes device, name, the selector of what is pressed, and the expression for what the press changes; gives them as a control.
 */
export const control = (device: Device, name: string, target: string, state: string): Control => ({
  device,
  name,
  target: query(target),
  state,
});
