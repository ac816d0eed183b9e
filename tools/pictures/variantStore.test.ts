import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pictures } from '../../config/pictures';
import { chooseVariants } from '../../plugins/pictures/makeVariants.mjs';
import { listPictures } from '../../plugins/pictures/listPictures';
import { foldersOf, sizesFile } from '../../plugins/pictures/store.mjs';
import { projectRoot } from '../shared/projectRoot';
import { findStoreProblems, storeVariants } from './variantStore';

describe('a store of variants', () => {
  const sources = { folders: ['docs'], covers: ['@site/docs/img/ripple.png'] };
  let root: string;
  beforeEach(async () => {
    vi.resetModules();
    root = mkdtempSync(path.join(tmpdir(), 'store-'));
    mkdirSync(path.join(root, 'docs/img'), { recursive: true });
    await draw('wave', 90);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const draw = async (name: string, mean: number) => {
    const noise = { type: 'gaussian', mean, sigma: 20 } as const;
    const create = { width: 500, height: 40, channels: 3, background: 'teal', noise } as const;
    await sharp({ create })
      .png()
      .toFile(path.join(root, `docs/img/${name}.png`));
  };
  const stored = () => readdirSync(path.join(root, 'data/pictures')).filter((name) => name !== sizesFile);
  const problems = () => findStoreProblems(root, sources);

  test('has what the check asks for, and nothing else', async () => {
    expect(await problems()).toEqual([
      expect.stringMatching(/^docs\/img\/wave\.png: .*-480\.avif.*\. Fix: npm run check:pictures -- --store/),
    ]);
    expect(await storeVariants(root, sources)).toEqual({ written: 2, removed: 0 });
    expect(stored().map((name) => name.replace(/^[\da-f]{16}/, ''))).toEqual(['-480.avif', '-500.avif']);
    expect(await problems()).toEqual([]);
  });

  test('follows pictures that come and go', async () => {
    await storeVariants(root, sources);
    rmSync(path.join(root, 'docs/img/wave.png'));
    await draw('ripple', 120);
    const found = await problems();
    expect(found).toContainEqual(expect.stringContaining('docs/img/ripple.png: its smaller variants'));
    expect(found.filter((problem) => problem.includes('belongs to no picture'))).toHaveLength(2);
    expect(await storeVariants(root, sources)).toEqual({ written: 3, removed: 2 });
    expect(await problems()).toEqual([]);
  });

  test('reports a file that is not the one of the list', async () => {
    await storeVariants(root, sources);
    const [first = ''] = stored();
    writeFileSync(path.join(root, 'data/pictures', first), 'cut');
    expect(await problems()).toEqual([expect.stringContaining(first)]);
  });
});

test('stored variants show their pictures', async () => {
  const { stored } = foldersOf(projectRoot);
  const sizes = JSON.parse(readFileSync(path.join(stored, sizesFile), 'utf8')) as Record<string, number>;
  const all = await listPictures(projectRoot, pictures);
  // Drawn: all of them would take 20 s. The most that any differed by was 0.85 of 255, on average over squares.
  const some = all.filter(() => Math.random() < 0.1);
  const inSquares = (picture: Buffer | string) =>
    sharp(picture).flatten({ background: '#000' }).resize(32, 32, { fit: 'fill' }).raw().toBuffer();
  for (const { file, widths } of some) {
    const { chosen } = await chooseVariants(readFileSync(file), widths, (name) =>
      Promise.resolve(sizes[name] ?? Infinity),
    );
    for (const { name, width } of chosen) {
      // In the variant's own width: fine patterns depend on it.
      const narrow = await sharp(file, { autoOrient: true }).resize({ width }).png().toBuffer();
      const [own, made] = [await inSquares(narrow), await inSquares(path.join(stored, name))];
      const difference =
        own.reduce((sum, value, at) => sum + Math.abs(value - (made[at] ?? 0)), 0) / own.length;
      expect(difference, `${name}, of ${file}`).toBeLessThan(2);
    }
  }
}, 60_000);
