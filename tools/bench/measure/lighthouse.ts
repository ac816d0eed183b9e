import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findFreePort } from '../../shared/freePort';
import { installTemplate } from '../projects/installTemplate';
import { launchBrowser } from './browser';
import type { Device } from './devices';
import { medianOfEach, round } from './statistics';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMEOUT_MS = 90_000;

/** The figures that vary between runs: the performance score (0 to 100), times in ms, and the layout shift. */
export type Speed = { performance: number; lcp: number; blocking: number; shift: number };

/** The scores (0 to 100) that do not depend on timing. */
export type Quality = { accessibility: number; bestPractices: number; seo: number };

export type LighthouseFigures = Speed & Quality;

/** The part of Lighthouse's report that is read here. */
export type LighthouseReport = {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
};

/** The part of Lighthouse's module that is used here: it is installed by the benchmark, so its own types are not available. */
type LighthouseModule = {
  readonly default: (
    url: string,
    flags: Readonly<Record<string, unknown>>,
    config?: object,
  ) => Promise<{ readonly lhr: LighthouseReport } | undefined>;
  readonly desktopConfig: object;
};

export type Lighthouse = {
  /** Returns the median of each timing, and the scores of the first run. */
  readonly measure: (url: string, device: Device, runs: number) => Promise<LighthouseFigures>;
  readonly close: () => Promise<void>;
};

function score({ categories }: LighthouseReport, name: string): number {
  const value = categories[name]?.score;
  if (typeof value !== 'number') throw new Error(`Lighthouse reported no score for ${name}`);
  return Math.round(value * 100);
}

/**
 * Reads the figures that vary between runs.
 * @throws When Lighthouse failed, or when one of the figures is missing.
 */
export function readSpeed(report: LighthouseReport): Speed {
  if (report.runtimeError) throw new Error(`Lighthouse: ${report.runtimeError.message}`);
  const figure = (name: string, digits = 0) => {
    const value = report.audits[name]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse reported no value for ${name}`);
    return round(value, digits);
  };
  return {
    performance: score(report, 'performance'),
    lcp: figure('largest-contentful-paint'),
    blocking: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift', 3),
  };
}

/**
 * Reads the scores that do not depend on timing.
 * @throws When one of the scores is missing.
 */
export function readQuality(report: LighthouseReport): Quality {
  return {
    accessibility: score(report, 'accessibility'),
    bestPractices: score(report, 'best-practices'),
    seo: score(report, 'seo'),
  };
}

/**
 * Starts Lighthouse and its browser; Lighthouse is installed into `.cache/bench` on first use.
 * @param root Absolute path of the repository.
 * @param executablePath Path of the Chromium executable.
 */
export async function startLighthouse(
  root: string,
  executablePath: string,
  print: (line: string) => void,
): Promise<Lighthouse> {
  const folder = path.join(root, '.cache/bench/lighthouse');
  await installTemplate(path.join(root, 'tools/bench/lighthouse'), folder, print);
  const entry = path.join(folder, 'node_modules/lighthouse/core/index.js');
  const { default: lighthouse, desktopConfig } = (await import(
    pathToFileURL(entry).href
  )) as LighthouseModule;
  const port = await findFreePort(9222);
  const browser = await launchBrowser(executablePath, { debuggerPort: port });

  const runOnce = async (url: string, device: Device, categories: readonly string[]) => {
    const flags = {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: categories,
      disableFullPageScreenshot: true,
      // No other host resolves. Requests that are blocked like this are not reported as console errors of the page.
      blockedUrlPatterns: ['https://*'],
    };
    const run = lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined);
    const result = await withTimeout(run, TIMEOUT_MS);
    if (!result) throw new Error('Lighthouse returned no report');
    return result.lhr;
  };

  return {
    async measure(url, device, runs) {
      const first = await runOnce(url, device, CATEGORIES);
      const speeds: [Speed, ...Speed[]] = [readSpeed(first)];
      while (speeds.length < runs) speeds.push(readSpeed(await runOnce(url, device, ['performance'])));
      return { ...medianOfEach(speeds), ...readQuality(first) };
    },
    close: () => browser.close(),
  };
}

function withTimeout<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const error = new Error(`Lighthouse did not finish within ${milliseconds / 1000} s`);
    timer = setTimeout(() => reject(error), milliseconds);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
