import { existsSync } from 'node:fs';
import path from 'node:path';
import { requestVariants } from '../../shared/pictures/variants';
import type { TileSource } from './tiles';
import type { Tile } from './types';

/** The tiles, with the files of their pictures and the requests for smaller variants, both by cover key. */
export type Tiles = {
  tiles: Tile[];
  covers: Record<string, string>;
  coverVariants: Record<string, string>;
};

/**
 * Finds the pictures of the home page's tiles.
 *
 * @throws When a picture does not exist.
 */
export function loadTiles(siteDir: string, sources: readonly TileSource[]): Tiles {
  const covers: Record<string, string> = {};
  const coverVariants: Record<string, string> = {};
  const tiles = sources.map(({ kind, to, picture }): Tile => {
    if (!existsSync(picture.replace('@site', siteDir)))
      throw new Error(
        `docs-index: tiles: ${kind}: ${path.posix.normalize(picture.replace('@site/', ''))} does not exist. Fix: name another picture in plugins/docs-index/tiles.ts.`,
      );
    covers[kind] = picture;
    coverVariants[kind] = requestVariants(picture, 'cover');
    return { kind, to };
  });
  return { tiles, covers, coverVariants };
}
