import type { Browser, Page } from '@playwright/test';
import type { BenchOptions, Part } from './arguments';
import type { Attempt } from './attempt';
import { DEVICE_NAMES, type Device } from './measure/devices';
import { loadFirstView } from './measure/firstView';
import { fetchInlineBytes } from './measure/inlineBytes';
import { startLighthouse } from './measure/lighthouse';
import { countLostClicks, measureEffects, type PressSetup } from './measure/presses';
import { measureRoutes, startApp } from './measure/routes';
import { sumTransfers } from './measure/transfers';
import type { PageFigures, SiteResults } from './results';
import type { PageType, Site } from './sites/site';

/** A site that is served in both encodings, with the object that collects its figures. */
export type ServedSite = {
  readonly site: Site;
  readonly origins: { readonly br: string; readonly gzip: string };
  readonly results: SiteResults;
};

/** What every part of a run needs. */
export type Bench = {
  readonly root: string;
  /** Path of the Chromium executable. */
  readonly chromium: string;
  readonly browser: Browser;
  readonly served: readonly ServedSite[];
  readonly pages: readonly PageType[];
  readonly options: BenchOptions;
  readonly attempt: Attempt;
  readonly print: (line: string) => void;
};

type MeasurePart = (bench: Bench) => Promise<void>;

/** Peers are sampled: a complete run takes about 40 minutes on two cores, half of them for builds. */
const PEER_MOMENTS = [0, 500, 1500];
const PEER_LIGHTHOUSE_PAGES: readonly PageType[] = ['home', 'field', 'taichi_core'];
const QUICK_MOMENTS = [0];

/** How each part is measured; builds are measured earlier, while the sites are prepared. */
export const MEASURES: Readonly<Record<Exclude<Part, 'builds'>, MeasurePart>> = {
  bytes: forEachPage('bytes', async ({ browser }, { origins }, path, device) => {
    // Byte counts do not depend on timing, so both encodings can load at the same time.
    const [brotli, gzip, inline] = await Promise.all([
      loadFirstView(browser, origins.br + path, device),
      loadFirstView(browser, origins.gzip + path, device),
      fetchInlineBytes(origins.gzip + path),
    ]);
    return { ...sumTransfers(brotli), gzip: sumTransfers(gzip), inline };
  }),

  app: forEachSite('app', async ({ browser }, { site, origins }) => {
    const start = (page: Page) => startApp(page, site.settled);
    const field = origins.gzip + site.pages.field;
    const transfers = await loadFirstView(browser, field, 'desktop', start);
    const inline = await fetchInlineBytes(field);
    return { script: sumTransfers(transfers).body.script + inline.script };
  }),

  async lighthouse(bench) {
    const { root, chromium, attempt, options, print } = bench;
    const lighthouse = await attempt('all', 'lighthouse', () => startLighthouse(root, chromium, print));
    if (!lighthouse) return;
    const measure = forEachPage(
      'lighthouse',
      (_, { origins }, path, device) => lighthouse.measure(origins.br + path, device, options.runs),
      (page, device) => device === 'phone' && PEER_LIGHTHOUSE_PAGES.includes(page),
    );
    await measure(bench).finally(lighthouse.close);
  },

  effects: forEachSite('effects', (bench, served) => {
    const runs = served.site.id === 'ours' ? bench.options.runs : 1;
    return measureEffects({ ...setupOf(bench, served), runs });
  }),

  routes: forEachSite('routes', (bench, served) =>
    measureRoutes({ ...setupOf(bench, served), runs: bench.options.runs }),
  ),

  clicks: forEachSite('clicks', (bench, served) => {
    const peerMoments = served.site.id === 'ours' ? undefined : PEER_MOMENTS;
    const moments = bench.options.isQuick ? QUICK_MOMENTS : peerMoments;
    return countLostClicks({ ...setupOf(bench, served), moments });
  }),
};

function setupOf({ browser, print }: Bench, { site, origins }: ServedSite): PressSetup {
  return { browser, site, origin: origins.br, print };
}

/** Measures a part once per site. */
function forEachSite<Part extends 'app' | 'effects' | 'routes' | 'clicks'>(
  part: Part,
  measure: (bench: Bench, served: ServedSite) => Promise<NonNullable<SiteResults[Part]>>,
): MeasurePart {
  return async (bench) => {
    for (const served of bench.served) {
      const figures = await bench.attempt(served.site.name, part, () => measure(bench, served));
      if (figures) served.results[part] = figures;
    }
  };
}

/**
 * Measures a part on every page type and device. Sites alternate, so that a busy phase of the machine slows all of them down alike.
 * @param isForPeers Whether peers are measured on that page, too; always by default.
 */
function forEachPage<Part extends keyof PageFigures>(
  part: Part,
  measure: (bench: Bench, served: ServedSite, path: string, device: Device) => Promise<PageFigures[Part]>,
  isForPeers: (page: PageType, device: Device) => boolean = () => true,
): MeasurePart {
  return async (bench) => {
    for (const page of bench.pages) {
      for (const device of DEVICE_NAMES) {
        for (const served of bench.served) {
          const path = served.site.pages[page];
          if (path === undefined || (served.site.id !== 'ours' && !isForPeers(page, device))) continue;
          const figures = await bench.attempt(served.site.name, `${part} · ${page} · ${device}`, () =>
            measure(bench, served, path, device),
          );
          if (figures) (served.results[part][page] ??= {})[device] = figures;
        }
      }
    }
  };
}
