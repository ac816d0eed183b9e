import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

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

/** Takes the HTML of a built page; gives KiB of gzip of the scripts once the app runs. */
export const appScriptKib = (html: string): number =>
  [...new Set(appOf(html))]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipKib(fileOf(file)), 0);

/** Opens a page and gives KiB on the wire, headers included, until the network is quiet. */
export async function wireKib(page: Page, address: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(address, { waitUntil: 'networkidle' });
  return bytes / 1024;
}
