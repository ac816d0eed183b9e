// @ts-check

/**
 * Takes a selector; gives the expression of a page for the first element that it selects.
 * @param {string} selector
 * @returns {string}
 */
export const query = (selector) => `document.querySelector(${JSON.stringify(selector)})`;

/**
 * Takes the selector of a `details` or `dialog`; gives the expression for whether it is open.
 * @param {string} selector
 * @returns {string}
 */
export const isOpen = (selector) => `${query(selector)}.open`;

/**
 * Takes a selector; gives the expression for whether it selects something.
 * @param {string} selector
 * @returns {string}
 */
export const exists = (selector) => `${query(selector)} !== null`;

/** The colour mode of a Docusaurus page; "system" and "light" may look the same. */
export const colourMode =
  '["data-theme", "data-theme-choice"].map((name) => document.documentElement.getAttribute(name)).join()';

/** Whether the app of a Docusaurus site runs. */
export const hydrated = 'document.documentElement.dataset.hasHydrated === "true"';

/**
 * Takes device, name, the selector of what is pressed, and the expression for what the press changes; gives them as a control.
 * @param {import('./bench-browser.mjs').Device} device
 * @param {string} name
 * @param {string} target
 * @param {string} state
 * @returns {import('./bench-sites.mjs').Control}
 */
export const control = (device, name, target, state) => ({ device, name, target: query(target), state });
