import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { variantWidths } from '../../shared/pictures/variants';
import { listPictures } from './listPictures';

const siteDir = mkdtempSync(path.join(tmpdir(), 'pictures-list-'));
afterAll(() => rmSync(siteDir, { recursive: true }));

it('lists covers, pictures of the text, and those in a list of pages in both widths', async () => {
  mkdirSync(path.join(siteDir, 'blog/post/img'), { recursive: true });
  for (const name of ['cover.webp', 'img/plot.png', 'img/ring.webp', 'img/drawing.svg', 'index.md'])
    writeFileSync(path.join(siteDir, 'blog/post', name), '');
  const covers = ['@site/blog/post/img/ring.webp', '@site/blog/post/cover.webp'];
  const listed = await listPictures(siteDir, { folders: ['blog', 'nowhere'], covers });
  const { text, cover } = variantWidths;
  expect(listed.map(({ file, widths }) => [path.relative(siteDir, file), widths])).toEqual([
    ['blog/post/cover.webp', cover],
    ['blog/post/img/plot.png', text],
    ['blog/post/img/ring.webp', text],
    ['blog/post/img/ring.webp', cover],
  ]);
});
