import { expect, it } from 'vitest';
import { isUnchanged } from './isUnchanged';
import { keyOfTest } from './testKey';

const built = (contents: Readonly<Record<string, string>>) => ({
  nameOf: (pathname: string) => pathname,
  keyOf: (name: string) => contents[name] ?? 'absent',
});
const run = { browser: 'Chromium 140', sources: { 'tests/e2e/menus.spec.ts': 'abc' } };
const files = ['/docs/', '/gone'];
const site = { '/docs/': '1', '/other': '1' };
const id = 'e2e/menus.spec.ts › menus › Escape closes a menu';
const test = { id, files, key: keyOfTest(built(site), { sources: 'abc', browser: run.browser, files }) };

it.each([
  ['the same files, sources and browser', site, run, true],
  ['a change in a file that it did not load', { ...site, '/other': '2' }, run, true],
  ['a change in a file that it loaded', { ...site, '/docs/': '2' }, run, false],
  ['a file that was missing', { ...site, '/gone': '1' }, run, false],
  ['another browser', site, { ...run, browser: 'Chromium 141' }, false],
  ['other sources', site, { ...run, sources: { 'tests/e2e/menus.spec.ts': 'abd' } }, false],
  ['a spec that is gone, or that cannot be recorded', site, { ...run, sources: {} }, false],
])('%s', (_, contents, now, expected) => {
  expect(isUnchanged(built(contents), now, test)).toBe(expected);
});
