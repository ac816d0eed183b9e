import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { startEarly } from './startEarly';

const siteDir = mkdtempSync(path.join(tmpdir(), 'pictures-early-'));
afterAll(() => rmSync(siteDir, { recursive: true }));

const create = {
  width: 520,
  height: 40,
  channels: 3,
  background: 'red',
  noise: { type: 'gaussian' },
} as const;

describe('startEarly', () => {
  it('makes covers in their widths, other pictures in those of the text, and skips other and missing files', async () => {
    const picture = await sharp({ create }).png().toBuffer();
    const cache = path.join(siteDir, '.cache/pictures');
    mkdirSync(path.join(siteDir, 'blog/post/img'), { recursive: true });
    writeFileSync(path.join(siteDir, 'blog/post/cover.png'), picture);
    writeFileSync(path.join(siteDir, 'blog/post/index.md'), 'A post.');
    writeFileSync(path.join(siteDir, 'blog/post/img/broken.webp'), 'no picture');
    await startEarly(siteDir, { folders: ['blog', 'nowhere'], covers: [] });
    const widths = () => readdirSync(cache).map((file) => /-(\d+)\.avif$/.exec(file)?.[1]);
    expect(widths().sort()).toEqual(['360', '480', '520']);
    rmSync(cache, { recursive: true });
    rmSync(path.join(siteDir, 'blog/post/cover.png'));
    writeFileSync(path.join(siteDir, 'blog/post/img/other.png'), picture);
    await startEarly(siteDir, { folders: ['blog'], covers: [] });
    expect(widths().sort()).toEqual(['480', '520']);
  });
});
