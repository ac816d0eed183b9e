// @ts-check
import { DEVICE_NAMES } from './bench-browser.mjs';
import { loadFirstView } from './bench-first-view.mjs';
import { sumTransfers } from './bench-kinds.mjs';
import { startLighthouse } from './bench-lighthouse.mjs';
import { countLostClicks, measureEffects } from './bench-presses.mjs';
import { measureRoutes, startApp } from './bench-routes.mjs';

/**
 * @typedef {object} Served A site that is being served in both encodings, and where its figures go.
 * @property {import('./bench-sites.mjs').Site} site
 * @property {{ br: string, gzip: string }} origins
 * @property {import('./bench-results.mjs').SiteResults} results
 */

/**
 * @typedef {object} Bench
 * @property {string} root
 * @property {string} chromium
 * @property {import('@playwright/test').Browser} browser
 * @property {readonly Served[]} served
 * @property {readonly import('./bench-sites.mjs').PageType[]} pages
 * @property {import('./bench-arguments.mjs').BenchOptions} options
 * @property {import('./bench-attempt.mjs').Attempt} attempt
 * @property {(line: string) => void} print
 */

const BOOT_SCRIPT = /\/boot[^/]*\.js$/;
/** Of a peer, a part tells enough: a whole run has to end within 25 minutes. */
const PEER_MOMENTS = [0, 500, 1500];
const PEER_LIGHTHOUSE = /** @type {readonly string[]} */ (['home', 'field', 'taichi_core']);
const QUICK_MOMENTS = [0];

/** @type {Record<Exclude<import('./bench-arguments.mjs').Part, 'builds'>, (bench: Bench) => Promise<void>>} */
export const MEASURES = {
  bytes: forEachPage('bytes', async ({ browser }, { origins }, path, device) => {
    // Bytes do not depend on time: both at once.
    const [view, zipped] = await Promise.all([
      loadFirstView(browser, origins.br + path, device),
      loadFirstView(browser, origins.gzip + path, device),
    ]);
    const boot = zipped.find(({ name }) => BOOT_SCRIPT.test(name))?.body ?? null;
    return { ...sumTransfers(view), gzip: sumTransfers(zipped), boot };
  }),

  app: forEachSite('app', async ({ browser }, { site, origins }) => {
    const start = (/** @type {import('@playwright/test').Page} */ page) => startApp(page, site.settled);
    const files = await loadFirstView(browser, origins.gzip + site.pages.field, 'desktop', start);
    return { script: sumTransfers(files).body.script };
  }),

  async lighthouse(bench) {
    const { root, chromium, attempt, options, print } = bench;
    const lighthouse = await attempt('all', 'lighthouse', () => startLighthouse(root, chromium, print));
    if (!lighthouse) return;
    const run = forEachPage(
      'lighthouse',
      (_, { origins }, path, device) => lighthouse.measure(origins.br + path, device, options.runs),
      (page, device) => device === 'phone' && PEER_LIGHTHOUSE.includes(page),
    );
    await run(bench).finally(lighthouse.close);
  },

  effects: forEachSite('effects', (bench, served) => {
    const runs = served.site.id === 'ours' ? bench.options.runs : 1;
    return measureEffects({ ...place(bench, served), runs });
  }),

  routes: forEachSite('routes', (bench, served) =>
    measureRoutes({ ...place(bench, served), runs: bench.options.runs }),
  ),

  clicks: forEachSite('clicks', (bench, served) => {
    const peerMoments = served.site.id === 'ours' ? undefined : PEER_MOMENTS;
    const moments = bench.options.quick ? QUICK_MOMENTS : peerMoments;
    return countLostClicks({ ...place(bench, served), moments });
  }),
};

/** @param {Bench} bench @param {Served} served */
function place({ browser, print }, { site, origins }) {
  return { browser, site, origin: origins.br, print };
}

/**
 * @template {'app' | 'effects' | 'routes' | 'clicks'} Part
 * @param {Part} part
 * @param {(bench: Bench, served: Served) => Promise<NonNullable<Served['results'][Part]>>} measure
 * @returns {(bench: Bench) => Promise<void>}
 */
function forEachSite(part, measure) {
  return async (bench) => {
    for (const served of bench.served) {
      const figures = await bench.attempt(served.site.name, part, () => measure(bench, served));
      if (figures) served.results[part] = figures;
    }
  };
}

/**
 * Page by page and not site by site: what slows the machine down for a while slows all sites down.
 * @template {'bytes' | 'lighthouse'} Part
 * @param {Part} part
 * @param {(bench: Bench, served: Served, path: string, device: import('./bench-browser.mjs').Device) => Promise<NonNullable<NonNullable<Served['results'][Part]['home']>['phone']>>} measure
 * @param {(page: string, device: string) => boolean} [isForPeers] Whether peers are measured on that page, too.
 * @returns {(bench: Bench) => Promise<void>}
 */
function forEachPage(part, measure, isForPeers = () => true) {
  return async (bench) => {
    for (const page of bench.pages) {
      for (const device of DEVICE_NAMES) {
        for (const served of bench.served) {
          const path = served.site.pages[page];
          if (path === undefined || (served.site.id !== 'ours' && !isForPeers(page, device))) continue;
          const what = `${part} · ${page} · ${device}`;
          const figures = await bench.attempt(served.site.name, what, () =>
            measure(bench, served, path, device),
          );
          if (figures) served.results[part][page] = { ...served.results[part][page], [device]: figures };
        }
      }
    }
  };
}
