import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadTiles } from './loadTiles';
import { tileKinds, tiles } from './tiles';

const root = path.resolve(__dirname, '../..');

describe('loadTiles', () => {
  it('finds the pictures of the default tiles, one of each kind', () => {
    const loaded = loadTiles(root, tiles);
    expect(loaded.tiles.map(({ kind }) => kind)).toEqual(tileKinds);
    expect(Object.keys(loaded.covers)).toEqual([...tileKinds]);
    expect(loaded.coverVariants.cloth).toBe(
      '!!picture-variants?360,480,800!@site/blog/2021-10-12-head-first-taichi/cover.webp',
    );
  });

  it('stops at a picture that does not exist', () => {
    expect(() => loadTiles(root, [{ kind: 'light', to: '/blog', picture: '@site/blog/none.webp' }])).toThrow(
      'docs-index: tiles: light: blog/none.webp does not exist. Fix: name another picture in plugins/docs-index/tiles.ts.',
    );
  });
});
