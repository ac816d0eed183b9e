import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { requirePreview } from './requirePreview';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'preview-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('takes a build whose form posts to the preview server, and no other', () => {
  writeFileSync(path.join(folder, 'index.html'), '<form action=/api/newsletter-preview></form>');
  expect(() => requirePreview(folder)).not.toThrow();
  writeFileSync(path.join(folder, 'index.html'), '<main></main>');
  expect(() => requirePreview(folder)).toThrow('SITE_PREVIEW=true npm run build');
});
