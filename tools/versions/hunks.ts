import type { PageBlock } from './blocks';

/** One copy's part of a difference. */
export type Side = {
  /** Of its first block, or of the place where the other copy has more. */
  line: number;
  blocks: PageBlock[];
};

/** Blocks that stand together and differ. */
export type Hunk = { newer: Side; older: Side };

/**
 * Takes the blocks of two copies of a page; gives what differs, in order.
 */
export function findHunks(newer: PageBlock[], older: PageBlock[]): Hunk[] {
  const common = commonLengths(newer, older);
  const hunks: Hunk[] = [];
  let [a, b] = [0, 0];
  while (a < newer.length || b < older.length) {
    if (newer[a] && newer[a]?.text === older[b]?.text) {
      a++;
      b++;
      continue;
    }
    const [fromA, fromB] = [a, b];
    while ((a < newer.length || b < older.length) && newer[a]?.text !== older[b]?.text) {
      if (b >= older.length || (a < newer.length && at(common, a + 1, b) >= at(common, a, b + 1))) a++;
      else b++;
    }
    hunks.push({ newer: sideOf(newer, fromA, a), older: sideOf(older, fromB, b) });
  }
  return hunks;
}

/**
 * Lengths of the longest list of blocks that both have, from each pair of places to the end.
 */
function commonLengths(newer: PageBlock[], older: PageBlock[]) {
  const rows = Array.from({ length: newer.length + 1 }, () => new Uint16Array(older.length + 1));
  for (let a = newer.length - 1; a >= 0; a--) {
    for (let b = older.length - 1; b >= 0; b--) {
      const row = rows[a];
      row[b] =
        newer[a]?.text === older[b]?.text
          ? at(rows, a + 1, b + 1) + 1
          : Math.max(at(rows, a + 1, b), at(rows, a, b + 1));
    }
  }
  return rows;
}

function at(rows: Uint16Array[], a: number, b: number) {
  return rows[a]?.[b] ?? 0;
}

function sideOf(blocks: PageBlock[], from: number, to: number): Side {
  const place = blocks[from] ?? blocks.at(-1);
  return { line: place?.line ?? 1, blocks: blocks.slice(from, to) };
}
