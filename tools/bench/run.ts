import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from '../shared/browser';
import type { BenchOptions } from './arguments';
import { createAttempts } from './attempt';
import { withBrowser } from './measure/browser';
import { readMachineFacts, wasBusy } from './measure/machine';
import { serveSite } from './measure/siteServer';
import { MEASURES, type ServedSite } from './parts';
import { peerVersion } from './projects/peerPackages';
import type { Results } from './results';
import { refusePreview } from './refusePreview';
import { buildSites } from './siteBuild';
import { OURS } from './sites/ours';
import { PEERS } from './sites/peers';

/**
 * Measures everything that the options select.
 * @param root Absolute path of the repository.
 * @returns The results, with the measurements that failed.
 * @throws When our site has not been built or is a preview, or when Chromium can be neither found nor installed.
 */
export async function runBench(
  root: string,
  options: BenchOptions,
  print: (line: string) => void,
): Promise<Results> {
  const { pages, parts, runs } = options;
  const built = path.resolve(root, options.site);
  if (!existsSync(path.join(built, 'index.html')))
    throw new Error(`no built site in ${built}. Fix: run npm run build, or pass its folder with --site`);
  refusePreview(built);

  const chromium = await ensureChromium(root, print);
  const { attempt, failures } = createAttempts(print);
  const machine = await withBrowser(chromium, async (browser) => readMachineFacts(browser.version()));
  if (wasBusy(machine))
    print(`The machine is busy (load ${machine.loadBefore}): byte counts are exact, timings are not.`);

  const served: ServedSite[] = [];
  const closers: (() => Promise<void>)[] = [];
  try {
    const sites = options.hasPeers ? [OURS, ...PEERS] : [OURS];
    for (const { site, dir, builds } of await buildSites(sites, {
      root,
      chromium,
      built,
      options,
      attempt,
      print,
    })) {
      const isPeer = site.id !== 'ours';
      const [br, gzip] = await Promise.all([
        serveSite({ dir, isPeer, encoding: 'br' }),
        serveSite({ dir, isPeer, encoding: 'gzip' }),
      ]);
      closers.push(br.close, gzip.close);
      served.push({
        site,
        origins: { br: br.origin, gzip: gzip.origin },
        results: {
          name: site.name,
          version: site.id === 'ours' ? null : peerVersion(root, site.id),
          bytes: {},
          lighthouse: {},
          ...(builds && { builds }),
        },
      });
    }
    for (const part of parts) {
      if (part === 'builds') continue;
      // One browser per part, so that a crash or a leak does not affect the parts that follow.
      await withBrowser(chromium, (browser) =>
        MEASURES[part]({ root, chromium, browser, served, pages, options, attempt, print }),
      );
    }
  } finally {
    for (const close of closers) await close();
  }
  const sites = Object.fromEntries(served.map(({ site, results }) => [site.id, results]));
  return { date: options.date, machine, runs, sites, failures };
}
