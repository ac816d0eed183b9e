import type { Posting, Shard } from '../../../shared/search-format/shardText';
import { splitPairs } from '../../../shared/search-format/splitTokens';

/** Match of a Han run or a part of it in a unit: the count, and the matching share (1: all, in order). */
export type RunMatch = { count: number; share: number };

/** A smaller share of a run is a different word. */
const minShare = 0.5;

const isPair = (pair: string): boolean => [...pair].length === 2;

function mergeStarts(character: string, shard: Shard): Map<number, RunMatch> {
  const matches = new Map<number, RunMatch>();
  for (const [term, postings] of shard) {
    if (!term.startsWith(character)) continue;
    for (const { unit, count } of postings) {
      matches.set(unit, { count: (matches.get(unit)?.count ?? 0) + count, share: 1 });
    }
  }
  return matches;
}

/** Counts consecutive pairs, from the positions of each pair shifted back to the start of the run. */
function countRuns(lists: readonly { at: number; posting: Posting }[]): number {
  const [first, ...others] = lists;
  if (!first) return 0;
  const sets = others.map(({ at, posting }) => new Set(posting.places.map((place) => place - at)));
  return first.posting.places.filter((place) => sets.every((set) => set.has(place - first.at))).length;
}

/**
 * Finds the units that contain a Han run; units with only more than half of its pairs have a share below 1.
 *
 * @param shardOf Part of the index for a pair; undefined where it is not loaded.
 */
export function matchRun(run: string, shardOf: (pair: string) => Shard | undefined): Map<number, RunMatch> {
  const pairs = splitPairs(run);
  if (pairs.length === 1) {
    const shard = shardOf(run);
    return shard ? mergeStarts(run, shard) : new Map();
  }
  const loaded = pairs
    .map((pair, at) => ({ pair, at, shard: shardOf(pair) }))
    .filter(({ pair, shard }) => isPair(pair) && shard !== undefined);
  const found = new Map<number, { at: number; posting: Posting }[]>();
  for (const { pair, at, shard } of loaded) {
    for (const posting of shard?.get(pair) ?? []) {
      found.set(posting.unit, [...(found.get(posting.unit) ?? []), { at, posting }]);
    }
  }
  const matches = new Map<number, RunMatch>();
  for (const [unit, lists] of found) {
    const count = lists.length === loaded.length ? countRuns(lists) : 0;
    if (count > 0) matches.set(unit, { count, share: 1 });
    // All pairs, but not adjacent, or most of them.
    else if (lists.length / loaded.length > minShare)
      matches.set(unit, { count: 1, share: (0.6 * lists.length) / loaded.length });
  }
  return matches;
}
