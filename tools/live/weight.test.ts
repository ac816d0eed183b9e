import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { projectRoot } from '../shared/projectRoot';

const KIB = 1024;

it('has a runtime of at most 6 KiB, and 12 KiB with the 3-D part, which is a file of its own', async () => {
  const { outputFiles } = await build({
    entryPoints: [path.join(projectRoot, 'src/live/player.ts')],
    alias: { '@site': path.resolve(projectRoot) },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    write: false,
    outdir: 'out',
  });
  const sizes = outputFiles.map(({ path: file, contents }) => ({
    isScene: path.basename(file).startsWith('scene'),
    size: gzipSync(contents).length,
  }));
  const sum = (chosen: typeof sizes): number => chosen.reduce((total, { size }) => total + size, 0);
  expect(sizes.filter(({ isScene }) => isScene)).toHaveLength(1);
  expect(sum(sizes.filter(({ isScene }) => !isScene))).toBeLessThanOrEqual(6 * KIB);
  expect(sum(sizes)).toBeLessThanOrEqual(12 * KIB);
});
