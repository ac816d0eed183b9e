import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { contentLists } from '../../../config/content';
import { contentKindOf } from '../../../plugins/front-matter/contentKinds';
import { addPages, generatedPage, removePages } from './generatedPages';

test('no two pages are alike, and those with a slug set their URL path', () => {
  expect(generatedPage(1, { hasSlug: false })).not.toBe(generatedPage(2, { hasSlug: false }));
  expect(generatedPage(3, { hasSlug: true })).toContain('\nslug: /bench-3\n');
  expect(generatedPage(3, { hasSlug: false })).not.toContain('slug');
});

test('our own build accepts the front matter', () => {
  const [, front = ''] = generatedPage(1, { hasSlug: true }).split('---\n');
  const kind = contentKindOf('docs/bench-pages/page-1.md', contentLists);
  expect(kind?.schema.safeParse(load(front)).error).toBeUndefined();
});

test('pages are added in a subfolder of their own, which is removed afterwards', () => {
  const documents = mkdtempSync(path.join(tmpdir(), 'bench-'));
  addPages(documents, 3, { hasSlug: true });
  expect(readdirSync(path.join(documents, 'bench-pages'))).toHaveLength(3);
  removePages(documents);
  expect(existsSync(path.join(documents, 'bench-pages'))).toBe(false);
  rmSync(documents, { recursive: true });
});
