import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';

const gzipKib = (text: string | Buffer): number => gzipSync(text, { level: 9 }).length / 1024;
const fileOf = (address: string): Buffer => readFileSync(path.join('build', address));

/** Takes the HTML of a page; gives the address of its style sheet. */
export const sheetOf = (html: string): string =>
  /<link rel="?stylesheet"? href="?([^\s">]+)/.exec(html)?.[1] ?? 'no style sheet in the page';

/** Takes the HTML of a page; gives the addresses of the scripts that it names. */
export const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script\b[^>]*\ssrc="?([^\s">]+)/g)].map(([, address = '']) => address);

/** Takes the HTML of a page; gives the addresses of the app's files that it needs. */
export const appOf = (html: string): string[] => /data-app="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];

const inlineOf = (html: string): string =>
  [...html.matchAll(/<script\b(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>(.*?)<\/script>/gs)]
    .map(([, text = '']) => text)
    .join('\n');

/** Takes the HTML of a built page; gives KiB of gzip of all script that runs before the reader reaches for anything. */
export const scriptBeforeIntentKib = (html: string): number =>
  gzipKib(Buffer.concat(scriptsOf(html).map(fileOf))) + gzipKib(inlineOf(html));

/** Takes the HTML of a built page; gives KiB of gzip of the styles before the first paint. */
export const styleKib = (html: string): number => gzipKib(fileOf(sheetOf(html)));

/** The second script: loaded on the first interaction, always before the app. */
const interactionOf = (html: string): string =>
  /data-interaction="?([^\s">]+)/.exec(html)?.[1] ?? 'no second script in the page';

/**
 * Takes the HTML of a built page; gives KiB of gzip of all scripts once the app runs, as the benchmark counts them: the app with
 * what came before it.
 */
export const appScriptKib = (html: string): number =>
  [...new Set([...scriptsOf(html), interactionOf(html), ...appOf(html)])]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipKib(fileOf(file)), 0);

type Visit = {
  readonly address: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** What happens to the page before it is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
};

/**
 * Opens a page and gives KiB on the wire, headers included, until the network is quiet. The page is a new one: where a test
 * answers requests itself, as the fixtures do, the browser keeps no file, and one that two parts of a page use comes twice.
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
  // Nothing announces the last file: the icon may come after all else. Playwright's own idle network may be a page that a busy machine has
  // not read to its end.
  for (let before = 0; before !== bytes;) {
    before = bytes;
    await page.waitForTimeout(700);
  }
  await context.close();
  return bytes / 1024;
}
