import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { refusePreview } from './refusePreview';

const folder = mkdtempSync(path.join(tmpdir(), 'bench-site-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('refuses a site whose newsletter form posts to the preview server, and no other', () => {
  const page = path.join(folder, 'index.html');
  writeFileSync(page, '<main></main>');
  expect(() => refusePreview(folder)).not.toThrow();
  writeFileSync(page, '<form action=/api/newsletter-preview></form>');
  expect(() => refusePreview(folder)).toThrow(`${page} is of a preview`);
});
