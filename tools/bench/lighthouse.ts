import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findFreePort } from '../shared/freePort';
import { launchBrowser } from './browser';
import { installTemplate } from './install';
import { medianOfEach, round } from './statistics';
import type { Device } from './browser';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const MOST_MS = 90_000;

/** The part of Lighthouse's report that is used here. */
export type LighthouseResult = {
  lighthouseVersion: string;
  runtimeError?: { message: string } | undefined;
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

function score({ categories }: LighthouseResult, name: string) {
  const value = categories[name]?.score;
  if (typeof value !== 'number') throw new Error(`Lighthouse gave no score for ${name}`);
  return Math.round(value * 100);
}

/**
 * Takes a report of Lighthouse; gives what differs from run to run: the score of performance (0 to 100), times in ms and the layout
 * shift. Throws when Lighthouse failed, or has no figure for one of them.
 */
export function readSpeed(report: LighthouseResult) {
  if (report.runtimeError) throw new Error(`Lighthouse: ${report.runtimeError.message}`);
  const figure = (name: string, digits = 0) => {
    const value = report.audits[name]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse gave no figure for ${name}`);
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
 * Takes a report of Lighthouse; gives the scores (0 to 100) that are the same in each run. Throws when one is missing.
 */
export function readQuality(report: LighthouseResult) {
  return {
    accessibility: score(report, 'accessibility'),
    bestPractices: score(report, 'best-practices'),
    seo: score(report, 'seo'),
  };
}

export type LighthouseFigures = ReturnType<typeof readSpeed> & ReturnType<typeof readQuality>;

/**
 * Takes the project folder and a Chromium; gives Lighthouse, installed first when it is not there, with a way to end it.
 * `measure` takes an address, a device and a count of runs and gives the median of each figure; the scores that do not depend on
 * time come from the first run.
 */
export async function startLighthouse(root: string, executablePath: string, print: (line: string) => void) {
  const folder = path.join(root, '.cache/bench/lighthouse');
  await installTemplate(path.join(root, 'bench/lighthouse'), folder, print);
  const entry = path.join(folder, 'node_modules/lighthouse/core/index.js');
  const { default: lighthouse, desktopConfig } = await import(pathToFileURL(entry).href);
  const port = await findFreePort(9222);
  const browser = await launchBrowser(executablePath, { debuggerPort: port });

  const runOnce = async (url: string, device: Device, isFirst = true) => {
    const flags = {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: isFirst ? CATEGORIES : ['performance'],
      disableFullPageScreenshot: true,
      // Other hosts are out of reach; refused like this, Lighthouse does not count them as errors of the page.
      blockedUrlPatterns: ['https://*'],
    };
    const run = lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined);
    const result = await withinTime(run, MOST_MS);
    return result.lhr;
  };

  return {
    async measure(url: string, device: Device, runs: number) {
      const first = await runOnce(url, device);
      const speeds = [readSpeed(first)];
      while (speeds.length < runs) speeds.push(readSpeed(await runOnce(url, device, false)));
      return { ...medianOfEach(speeds), ...readQuality(first) };
    },
    close: () => browser.close(),
  };
}

function withinTime<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds / 1000} s`)), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
