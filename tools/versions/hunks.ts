import { diffArrays } from 'diff';
import type { PageBlock } from './blocks';

/** One side of a difference. */
export type Side = {
  /** Line of its first block, or of the block that follows the gap. */
  line: number;
  blocks: PageBlock[];
};

/** Adjacent blocks that differ between two copies of a page. */
export type Hunk = { newer: Side; older: Side };

/** Lists the differences between two copies of a page, in order. */
export function findHunks(newer: readonly PageBlock[], older: readonly PageBlock[]): Hunk[] {
  const changes = diffArrays([...older], [...newer], { comparator: (a, b) => a.text === b.text });
  const hunks: Hunk[] = [];
  const at = { newer: 0, older: 0 };
  let open: Hunk | null = null;
  for (const { added, removed, value } of changes) {
    const from = { ...at };
    if (!added) at.older += value.length;
    if (!removed) at.newer += value.length;
    if (!added && !removed) {
      open = null;
      continue;
    }
    if (!open) {
      open = { newer: sideAt(newer, from.newer), older: sideAt(older, from.older) };
      hunks.push(open);
    }
    open.newer.blocks.push(...newer.slice(from.newer, at.newer));
    open.older.blocks.push(...older.slice(from.older, at.older));
  }
  return hunks;
}

function sideAt(blocks: readonly PageBlock[], index: number): Side {
  return { line: (blocks[index] ?? blocks.at(-1))?.line ?? 1, blocks: [] };
}
