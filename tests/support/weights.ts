import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';

const gzipKib = (text: string | Buffer): number => gzipSync(text, { level: 9 }).length / 1024;
const fileOf = (address: string): Buffer => readFileSync(path.join('build', address));

/** Returns the URL of a page's style sheet. */
export const sheetOf = (html: string): string =>
  /<link rel="?stylesheet"? href="?([^\s">]+)/.exec(html)?.[1] ?? 'no style sheet in the page';

/** Lists the URLs of a page's scripts. */
export const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script\b[^>]*\ssrc="?([^\s">]+)/g)].map(([, address = '']) => address);

/** Lists the URLs of the app's files that a page needs. */
export const appOf = (html: string): string[] => /data-app="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];

const inlineOf = (html: string): string =>
  [...html.matchAll(/<script\b(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>(.*?)<\/script>/gs)]
    .map(([, text = '']) => text)
    .join('\n');

/**
 * KiB (gzip) of all scripts that run before the first interaction.
 *
 * @param html HTML of a built page.
 */
export const scriptBeforeIntentKib = (html: string): number =>
  gzipKib(Buffer.concat(scriptsOf(html).map(fileOf))) + gzipKib(inlineOf(html));

/**
 * KiB (gzip) of the styles before the first paint.
 *
 * @param html HTML of a built page.
 */
export const styleKib = (html: string): number => gzipKib(fileOf(sheetOf(html)));

/** The interaction script: loaded on the first interaction, always before the app. */
const interactionOf = (html: string): string =>
  /data-interaction="?([^\s">]+)/.exec(html)?.[1] ?? 'no second script in the page';

/**
 * KiB (gzip) of all scripts once the app runs, as in the benchmark: the app and everything loaded before it.
 *
 * @param html HTML of a built page.
 */
export const appScriptKib = (html: string): number =>
  [...new Set([...scriptsOf(html), interactionOf(html), ...appOf(html)])]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipKib(fileOf(file)), 0);

type Visit = {
  readonly address: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Prepares the page before it is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
};

/**
 * Opens a page and measures the KiB on the wire, headers included, until the network is idle. Uses a new page: where a
 * test answers requests itself, as the fixtures do, the browser caches nothing, and a file that two parts of a page use
 * is transferred twice.
 */
export async function wireKib(browser: Browser, { address, viewport, prepare }: Visit): Promise<number> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await prepare?.(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(address);
  // The last file cannot be detected: the icon may load after everything else. Playwright's `networkidle` may fire
  // before a busy machine has read the page to its end.
  for (let before = 0; before !== bytes;) {
    before = bytes;
    await page.waitForTimeout(700);
  }
  await context.close();
  return bytes / 1024;
}
