import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writePageSheets } from './pageSheets';

const page = (plugin: string, content: string): string =>
  `<html class="plugin-${plugin} plugin-id-default"><body>${content}</body></html>`;

const pages = [
  page('docs', '<p class=rare>'),
  ...Array.from({ length: 10 }, () => page('docs', '<p class=common>')),
  page('blog', '<p class=post>'),
];
it('writes a sheet with the rules of a page, one for all pages with the same names', () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'sheets-'));
  writeFileSync(path.join(outDir, 'site.css'), 'p{a:b}.common{c:d}.rare{e:f}.absent{g:h}');
  mkdirSync(path.join(outDir, 'assets/css'), { recursive: true });
  const files = writePageSheets(outDir, 'site.css', pages);
  expect(new Set(files.slice(1, 11)).size).toBe(1);
  expect(files[0]).toMatch(/^assets\/css\/docs\.[\da-f]{8}\.css$/);
  expect(readFileSync(path.join(outDir, files[0] ?? ''), 'utf8')).toBe('p{a:b}.rare{e:f}');
  expect(readFileSync(path.join(outDir, files[1] ?? ''), 'utf8')).toBe('p{a:b}.common{c:d}');
});
