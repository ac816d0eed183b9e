import { existsSync } from 'node:fs';
import path from 'node:path';
import { createAttempts } from './attempt';
import { launchBrowser } from './browser';
import { readMachineFacts, wasBusy } from './machine';
import { MEASURES } from './parts';
import { PEERS } from './peerSites';
import { buildOrFind, peerVersion } from './projects';
import { serveSite } from './server';
import { OURS, PAGE_TYPES } from './sites';
import { ensureChromium } from '../shared/browser';
import type { BenchOptions } from './arguments';
import type { Served } from './parts';
import type { Results } from './results';
import type { PageType } from './sites';
import type { Browser } from '@playwright/test';

/**
 * Takes the project folder and the options; measures what they ask for and gives the results. Throws when ours has not been built,
 * a page type is unknown, or there is no Chromium; any other failure is noted in the results.
 */
export async function runBench(
  root: string,
  options: BenchOptions,
  print: (line: string) => void,
): Promise<Results> {
  const pages = choosePages(options.pages);
  const built = path.resolve(root, options.site);
  if (!existsSync(path.join(built, 'index.html')))
    throw new Error(`there is no built site in ${built}: run npm run build first, or name it with --site`);

  const chromium = await ensureChromium(root, print);
  const { attempt, failures } = createAttempts(print);
  const machine = await withBrowser(chromium, async (browser) => readMachineFacts(browser.version()));
  if (wasBusy(machine))
    print(`The machine is busy (load ${machine.loadBefore}): bytes are exact, times are not.`);

  const served: Served[] = [];
  const closing: (() => Promise<void>)[] = [];
  try {
    for (const site of options.peers ? [OURS, ...PEERS] : [OURS]) {
      const builds = { measure: options.parts.includes('builds'), quick: options.quick };
      const found = await attempt(site.name, builds.measure ? 'builds' : 'built site', () =>
        withBrowser(chromium, (browser) => buildOrFind({ root, site, browser, built, print }, builds)),
      );
      // A build of ours that fails does not take the built site away.
      const dist = found?.dist ?? (site.id === 'ours' ? built : null);
      if (dist === null) continue;
      const [br, gzip] = await Promise.all([
        serveSite({ dir: dist, isPeer: site.id !== 'ours', encoding: 'br' }),
        serveSite({ dir: dist, isPeer: site.id !== 'ours', encoding: 'gzip' }),
      ]);
      closing.push(br.close, gzip.close);
      const version = site.id === 'ours' ? null : peerVersion(root, site.id);
      const figures = found?.figures ? { builds: found.figures } : {};
      const results = { name: site.name, version, bytes: {}, lighthouse: {}, ...figures };
      served.push({ site, origins: { br: br.origin, gzip: gzip.origin }, results });
    }
    for (const part of options.parts) {
      if (part === 'builds') continue;
      // A browser of its own for each part: what one part leaves behind, a crash say, is none of the next one's business.
      await withBrowser(chromium, (browser) =>
        MEASURES[part]({ root, chromium, browser, served, pages, options, attempt, print }),
      );
    }
  } finally {
    for (const close of closing) await close();
  }
  const sites = Object.fromEntries(served.map(({ site, results }) => [site.id, results]));
  return { date: options.date, machine, runs: options.runs, sites, failures };
}

async function withBrowser<Value>(
  chromium: string,
  work: (browser: Browser) => Promise<Value>,
): Promise<Value> {
  const browser = await launchBrowser(chromium);
  return work(browser).finally(() => browser.close());
}

/**
 * Takes the page types that were asked for, null for all; gives them in the order of the tables. Throws when one is unknown.
 */
export function choosePages(names: readonly string[] | null): readonly PageType[] {
  if (names === null) return PAGE_TYPES;
  const wrong = names.find((name) => !PAGE_TYPES.some((page) => page === name));
  if (wrong !== undefined) throw new Error(`--pages ${wrong}: choose from ${PAGE_TYPES.join(', ')}`);
  return PAGE_TYPES.filter((page) => names.includes(page));
}
