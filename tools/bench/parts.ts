import { DEVICE_NAMES } from './browser';
import { loadFirstView } from './firstView';
import { sumTransfers } from './kinds';
import { startLighthouse } from './lighthouse';
import { countLostClicks, measureEffects } from './presses';
import { measureRoutes, startApp } from './routes';
import type { BenchOptions, Part } from './arguments';
import type { Attempt } from './attempt';
import type { Device } from './browser';
import type { SiteResults } from './results';
import type { PageType, Site } from './sites';
import type { Browser, Page } from '@playwright/test';

/** A site that is being served in both encodings, and where its figures go. */
export type Served = {
  site: Site;
  origins: { br: string; gzip: string };
  results: SiteResults;
};

export type Bench = {
  root: string;
  chromium: string;
  browser: Browser;
  served: readonly Served[];
  pages: readonly PageType[];
  options: BenchOptions;
  attempt: Attempt;
  print: (line: string) => void;
};

const BOOT_SCRIPT = /\/boot[^/]*\.js$/;
/** Of a peer, a part tells enough: a whole run has to end within 25 minutes. */
const PEER_MOMENTS = [0, 500, 1500];
const PEER_LIGHTHOUSE = ['home', 'field', 'taichi_core'];
const QUICK_MOMENTS = [0];

export const MEASURES: Record<Exclude<Part, 'builds'>, (bench: Bench) => Promise<void>> = {
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
    const start = (page: Page) => startApp(page, site.settled);
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

function place({ browser, print }: Bench, { site, origins }: Served) {
  return { browser, site, origin: origins.br, print };
}

function forEachSite<Part>(
  part: Part,
  measure: (bench: Bench, served: Served) => Promise<NonNullable<Served['results'][Part]>>,
): (bench: Bench) => Promise<void> {
  return async (bench) => {
    for (const served of bench.served) {
      const figures = await bench.attempt(served.site.name, part, () => measure(bench, served));
      if (figures) served.results[part] = figures;
    }
  };
}

/**
 * Page by page and not site by site: what slows the machine down for a while slows all sites down.
 * @param isForPeers Whether peers are measured on that page, too.
 */
function forEachPage<Part>(
  part: Part,
  measure: (
    bench: Bench,
    served: Served,
    path: string,
    device: Device,
  ) => Promise<NonNullable<NonNullable<Served['results'][Part]['home']>['phone']>>,
  isForPeers: (page: string, device: string) => boolean = () => true,
): (bench: Bench) => Promise<void> {
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
