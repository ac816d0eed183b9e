import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { addPages, generatedPage, removePages } from './generatedPages';

test('no two pages are alike, and those with a slug set their URL path', () => {
  expect(generatedPage(1, { hasSlug: false })).not.toBe(generatedPage(2, { hasSlug: false }));
  expect(generatedPage(3, { hasSlug: true })).toContain('\nslug: /bench-3\n');
  expect(generatedPage(3, { hasSlug: false })).not.toContain('slug');
});

test('pages are added in a subfolder of their own, which is removed afterwards', () => {
  const documents = mkdtempSync(path.join(tmpdir(), 'bench-'));
  addPages(documents, 3, { hasSlug: true });
  expect(readdirSync(path.join(documents, 'bench-pages'))).toHaveLength(3);
  removePages(documents);
  expect(existsSync(path.join(documents, 'bench-pages'))).toBe(false);
  rmSync(documents, { recursive: true });
});
