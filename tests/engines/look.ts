import { expect } from 'vitest';
import type { Engine } from './engine';

/** Returns the path and fragment of the page's address. */
export const pathOf = (engine: Engine): Promise<string> =>
  engine.evaluate(() => location.pathname + location.hash);

/** Returns the trimmed text of the first matching element, or null. */
export const textOf = (engine: Engine, selector: string): Promise<string | null> =>
  engine.evaluate((css) => document.querySelector(css)?.textContent?.trim() ?? null, selector);

/** Returns an attribute of the first matching element, or null. */
export const attributeOf = (engine: Engine, selector: string, name: string): Promise<string | null> =>
  engine.evaluate(
    (css, attribute) => document.querySelector(css)?.getAttribute(attribute) ?? null,
    selector,
    name,
  );

/** Whether the first matching element is visible and at least partly inside the viewport. */
export const isVisible = (engine: Engine, selector: string): Promise<boolean> =>
  engine.evaluate((css) => {
    const element = document.querySelector(css);
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { top, right, bottom, left, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  }, selector);

/** Whether the focused element matches. */
export const isFocused = (engine: Engine, selector: string): Promise<boolean> =>
  engine.evaluate((css) => document.activeElement?.matches(css) ?? false, selector);

/** Starts the app by a key press that has no other effect, and waits until it runs. */
export async function startApp(engine: Engine): Promise<void> {
  await engine.key('Shift');
  await expect
    .poll(() => attributeOf(engine, 'html', 'data-has-hydrated'), { message: 'the app runs' })
    .toBe('true');
}

/** Opens a page and waits until the app runs. */
export async function openApp(engine: Engine, path: string): Promise<void> {
  await engine.open(path);
  await startApp(engine);
}

/** Marks the document, so that `isMarked` detects a full page load. */
export const markDocument = (engine: Engine): Promise<void> =>
  engine.evaluate(() => document.documentElement.setAttribute('data-marked', ''));

/** Whether the document is still the one that was marked. */
export const isMarked = (engine: Engine): Promise<boolean> =>
  engine.evaluate(() => document.documentElement.hasAttribute('data-marked'));
