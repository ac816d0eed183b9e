// @ts-check

/** @typedef {import('./version-blocks.mjs').PageBlock} PageBlock */

/**
 * @typedef {object} Side One copy's part of a difference.
 * @property {number} line Of its first block, or of the place where the other copy has more.
 * @property {PageBlock[]} blocks
 */

/** @typedef {{ newer: Side, older: Side }} Hunk Blocks that stand together and differ. */

/**
 * Takes the blocks of two copies of a page; gives what differs, in order.
 * @param {PageBlock[]} newer
 * @param {PageBlock[]} older
 * @returns {Hunk[]}
 */
export function findHunks(newer, older) {
  const common = commonLengths(newer, older);
  /** @type {Hunk[]} */
  const hunks = [];
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
 * @param {PageBlock[]} newer
 * @param {PageBlock[]} older
 */
function commonLengths(newer, older) {
  const rows = Array.from({ length: newer.length + 1 }, () => new Uint16Array(older.length + 1));
  for (let a = newer.length - 1; a >= 0; a--) {
    for (let b = older.length - 1; b >= 0; b--) {
      const row = /** @type {Uint16Array} */ (rows[a]);
      row[b] =
        newer[a]?.text === older[b]?.text
          ? at(rows, a + 1, b + 1) + 1
          : Math.max(at(rows, a + 1, b), at(rows, a, b + 1));
    }
  }
  return rows;
}

/**
 * @param {Uint16Array[]} rows
 * @param {number} a
 * @param {number} b
 */
function at(rows, a, b) {
  return rows[a]?.[b] ?? 0;
}

/**
 * @param {PageBlock[]} blocks
 * @param {number} from
 * @param {number} to
 * @returns {Side}
 */
function sideOf(blocks, from, to) {
  const place = blocks[from] ?? blocks.at(-1);
  return { line: place?.line ?? 1, blocks: blocks.slice(from, to) };
}
