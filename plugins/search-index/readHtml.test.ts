import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readHtml } from './readHtml';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'read-html-'));
  mkdirSync(path.join(folder, 'docs/field'), { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), 'home');
  writeFileSync(path.join(folder, 'docs/field/index.html'), 'folder');
  writeFileSync(path.join(folder, 'docs/file.html'), 'file');
});

afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['/base/', 'home'],
  ['/base/docs/field', 'folder'],
  ['/base/docs/field/', 'folder'],
  ['/base/docs/file', 'file'],
  ['/base/docs/file.html', 'file'],
])('finds the file of %s', (url, html) => {
  expect(readHtml(folder, '/base/', url)).toBe(html);
});

it('names the page that has no file', () => {
  expect(() => readHtml(folder, '/base/', '/base/docs/gone')).toThrow(
    /page \/base\/docs\/gone is neither in .*Fix:/,
  );
});
