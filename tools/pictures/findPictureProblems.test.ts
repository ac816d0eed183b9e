import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPictureProblems, listPictures } from './findPictureProblems';

const root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
const write = (file: string, content: string | Buffer) =>
  writeFileSync(path.join(root, 'docs', file), content);
const paper = (background: string) =>
  sharp({ create: { width: 80, height: 60, channels: 3, background } })
    .webp()
    .toBuffer();

beforeAll(async () => {
  mkdirSync(path.join(root, 'docs/img'), { recursive: true });
  write('page.md', '![A](./img/made.webp "output")\n![B](./img/plot.webp)\n');
  write('img/good.svg', '<svg viewBox="0 0 9 9"><path stroke="taichi"/></svg>');
  write('img/wrong.svg', '<svg viewBox="0 0 9 9">\n<path stroke="#87d6c4"/></svg>');
  for (const name of ['plot', 'made', 'cover']) write(`img/${name}.webp`, await paper('white'));
  write('img/dark.webp', await paper('#101616'));
});
afterAll(() => rmSync(root, { recursive: true }));

describe('findPictureProblems', () => {
  it('refuses a diagram and a plot that ignore the mode, not covers and outputs', async () => {
    const files = listPictures(root, 'docs');
    expect(files).toHaveLength(6);
    expect(await findPictureProblems(root, files)).toEqual([
      expect.stringMatching(
        /^docs\/img\/plot\.webp: a plot on white paper ignores .* Fix: draw it as an SVG/,
      ),
      expect.stringMatching(
        /^docs\/img\/wrong\.svg:2: stroke="#87d6c4" does not follow the color mode\. Fix:/,
      ),
    ]);
  });

  it('finds nothing in a folder that does not exist', () => {
    expect(listPictures(root, 'blog')).toEqual([]);
  });
});
