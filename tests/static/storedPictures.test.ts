import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { storedVariants } from '../../plugins/pictures/store.mjs';

const variant = /^.+-(\d+)\.([\da-f]{8})\.avif$/;

it('the build had to encode no picture: all variants are those of the repository', () => {
  const stored = new Set(
    readdirSync(storedVariants).map((name) => name.replace(/^([\da-f]{8})[\da-f]*/, '$1')),
  );
  const built = readdirSync('build/assets/images').filter((name) => variant.test(name));
  expect(built.length).toBeGreaterThan(100);
  expect(
    built.filter((name) => !stored.has(name.replace(variant, '$2-$1.avif'))),
    'Fix: list their pictures in config/pictures.ts, then npm run check:pictures -- --store',
  ).toEqual([]);
});
