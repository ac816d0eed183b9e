import { expect, test } from 'vitest';
import { kindOf, sumTransfers, toKiB, type Transfer } from './transfers';

test.each([
  ['a page', { type: 'Document', mimeType: 'text/html' }, 'document'],
  ['a script', { type: 'Script', mimeType: 'text/javascript' }, 'script'],
  ['a preloaded script', { type: 'Other', mimeType: 'text/javascript' }, 'script'],
  ['a style sheet', { type: 'Stylesheet', mimeType: 'text/css' }, 'style'],
  ['the icon of a site', { type: 'Other', mimeType: 'image/svg+xml' }, 'image'],
  ['a font', { type: 'Font', mimeType: 'font/woff2' }, 'font'],
  ['a response to fetch', { type: 'Fetch', mimeType: 'application/json' }, 'data'],
  ['a manifest', { type: 'Manifest', mimeType: 'application/manifest+json' }, 'data'],
  ['something else', { type: 'Other', mimeType: 'application/wasm' }, 'other'],
  ['a prefetched script', { type: 'Other', mimeType: 'text/javascript', isPrefetch: true }, 'prefetch'],
  ['a prefetched page', { type: 'Document', mimeType: 'text/html', isPrefetch: true }, 'prefetch'],
])('%s is classified', (_, transfer, kind) => {
  expect(kindOf({ isPrefetch: false, ...transfer })).toBe(kind);
});

test('bytes are summed by kind, with and without headers; the total includes prefetched files', () => {
  const file = (type: string, wire: number, body: number, isPrefetch = false): Transfer => ({
    name: '/',
    type,
    mimeType: '',
    isPrefetch,
    wire,
    body,
  });
  const sum = sumTransfers([
    file('Document', 1100, 1000),
    file('Script', 600, 500),
    file('Script', 300, 200),
    file('Script', 50, 40, true),
  ]);
  expect([sum.requests, sum.total]).toEqual([4, 2050]);
  expect([sum.wire.script, sum.body.script, sum.wire.prefetch, sum.wire.font]).toEqual([900, 700, 50, 0]);
});

test('KiB are rounded to one decimal place', () => {
  expect([toKiB(0), toKiB(1024), toKiB(1100)]).toEqual([0, 1, 1.1]);
});
