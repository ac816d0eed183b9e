// @ts-check

/** @typedef {import('./bench-browser.mjs').Device} Device */
/** @typedef {import('./bench-sites.mjs').PageType} PageType */
/** @typedef {import('./bench-kinds.mjs').FirstView} FirstView */

/**
 * @typedef {FirstView & { gzip: FirstView, boot: number | null }} PageBytes What comes before anybody touches the page: with
 *   Brotli, the same with gzip, and the gzip bytes of the script in the head that starts the app, null where there is none.
 */

/**
 * @typedef {object} SiteResults What was measured of a site; a part that did not run, or failed, is missing.
 * @property {string} name
 * @property {string | null} version
 * @property {Partial<Record<PageType, Partial<Record<Device, PageBytes>>>>} bytes
 * @property {Partial<Record<PageType, Partial<Record<Device, import('./bench-lighthouse.mjs').LighthouseFigures>>>>} lighthouse
 * @property {{ script: number }} [app] gzip bytes of JavaScript once the app runs on `field`.
 * @property {Record<string, number | null>} [effects] ms by control.
 * @property {Record<string, number | null>} [routes] ms by case.
 * @property {{ of: number, lost: number, byControl: Record<string, number> }} [clicks]
 * @property {import('./bench-builds.mjs').BuildFigures} [builds]
 */

/**
 * @typedef {object} Results
 * @property {string | null} date
 * @property {import('./bench-machine.mjs').MachineFacts} machine
 * @property {number} runs How often times were measured; the median counts.
 * @property {Record<string, SiteResults>} sites
 * @property {{ site: string, what: string, message: string }[]} failures
 */

/**
 * Takes figures by page type and device; gives them as a list.
 * @template Value
 * @param {Partial<Record<PageType, Partial<Record<Device, Value>>>>} byPage
 * @returns {{ page: PageType, device: Device, value: Value }[]}
 */
export function listByPage(byPage) {
  return Object.entries(byPage).flatMap(([page, byDevice]) =>
    Object.entries(byDevice).map(([device, value]) => ({
      page: /** @type {PageType} */ (page),
      device: /** @type {Device} */ (device),
      value,
    })),
  );
}
