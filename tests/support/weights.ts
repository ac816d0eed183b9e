import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { appOf, bootData, scriptFiles } from './bootData';
import { textOf, type HtmlElement } from './readHtml';

type Elements = readonly HtmlElement[];

/** Sizes of what was compressed before: all pages of a kind have the same files. */
const sizes = new Map<string, number>();

function gzipKib(name: string, read: () => string | Buffer): number {
  const known = sizes.get(name);
  if (known !== undefined) return known;
  const size = gzipSync(read(), { level: 9 }).length / 1024;
  sizes.set(name, size);
  return size;
}

const fileOf = (address: string): Buffer => readFileSync(path.join('build', address));

const inlineOf = (elements: Elements): string =>
  elements
    .filter(
      ({ name, attribs }) =>
        name === 'script' && attribs.src === undefined && attribs.type !== 'application/ld+json',
    )
    .map(textOf)
    .join('\n');

/** Returns KiB of gzip of all script that runs before the first interaction. */
export const scriptBeforeIntentKib = (elements: Elements): number => {
  const scripts = scriptFiles(elements);
  const inline = inlineOf(elements);
  return gzipKib(scripts.join(' '), () => Buffer.concat(scripts.map(fileOf))) + gzipKib(inline, () => inline);
};

/** Returns KiB of gzip of the styles before the first paint: those in the page, and files. */
export const styleKib = (elements: Elements): number => {
  const inline = elements
    .filter(({ name }) => name === 'style')
    .map(textOf)
    .join('\n');
  const files = elements.flatMap(({ name, attribs }) =>
    name === 'link' && attribs.rel === 'stylesheet' ? (attribs.href ?? []) : [],
  );
  return (
    gzipKib(inline, () => inline) + files.reduce((sum, file) => sum + gzipKib(file, () => fileOf(file)), 0)
  );
};

/**
 * Returns KiB of gzip of all scripts once the app runs, as the benchmark counts them: the app with what came before it, the scripts in the
 * page and that of the first interaction included.
 */
export const appScriptKib = (elements: Elements): number =>
  [...new Set([bootData(elements, 'data-interaction'), ...appOf(elements)])]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipKib(file, () => fileOf(file)), scriptBeforeIntentKib(elements));

type Visit = {
  readonly address: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** What happens to the page before it is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
};

/**
 * Opens a page and returns KiB on the wire, headers included, until the network is quiet. The page is a new one: where a test
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
