import type { WordMatches } from './matchWords';
import type { RunMatch } from './matchRun';
import type { PreparedIndex } from './prepareIndex';
import type { Shard } from '../../../shared/search-format/shardText';
import { splitPairs } from '../../../shared/search-format/splitTokens';

/** Score of one word of the query in each unit that contains it, before weighting by rarity. */
export type TokenScores = {
  units: Map<number, number>;
  /** Number of units that contain the word or one of its forms. */
  spread: number;
};

const bodyWeight = 0.9;
const hanWeights = { title: 3.6, inherited: 0.9, heading: 5, summary: 1 };
/** From this rating on, a word counts as the same word when its frequency is measured. */
const sameWord = 0.8;

/** Repetitions have diminishing returns, and each counts less in a long text. */
const saturate = (count: number, length: number, mean: number): number =>
  count / (count + 0.4 + 0.6 * (length / mean));

const addBest = (map: Map<number, number>, unit: number, value: number): void => {
  if (value > (map.get(unit) ?? 0)) map.set(unit, value);
};

/**
 * Scores the words that match one of the query.
 *
 * @param shard The loaded part of the text's words.
 */
export function scoreWords(
  index: PreparedIndex,
  matches: WordMatches,
  shard: Shard | undefined,
): TokenScores {
  const inNames = new Map<number, number>();
  const inText = new Map<number, number>();
  const same = new Set<number>();
  for (const [word, rating] of matches) {
    for (const [unit, weight] of index.words.get(word) ?? []) {
      addBest(inNames, unit, weight * rating);
      if (rating >= sameWord) same.add(unit);
    }
    for (const { unit, count } of shard?.get(word) ?? []) {
      const length = index.core.units[unit]?.[6] ?? 0;
      addBest(inText, unit, bodyWeight * rating * saturate(count, length, index.meanLength));
      if (rating >= sameWord) same.add(unit);
    }
  }
  const units = new Map(inNames);
  for (const [unit, value] of inText) units.set(unit, (units.get(unit) ?? 0) + value);
  return { units, spread: same.size > 0 ? same.size : units.size };
}

/**
 * Computes the share of a run that a text contains: 1 for all of it. Han text has no word boundaries, so pairs are used
 * instead.
 */
function shareOf(run: string, pairs: readonly string[], text: string): number {
  if (text === '') return 0;
  if (text.includes(run)) return 1;
  if (pairs.length < 2) return 0;
  const share = pairs.filter((pair) => text.includes(pair)).length / pairs.length;
  return share > 0.5 ? 0.6 * share : 0;
}

/** Scores a Han run by its occurrences in the texts. */
export function scoreRun(
  index: PreparedIndex,
  run: string,
  inText: ReadonlyMap<number, RunMatch>,
): TokenScores {
  const { core, titles, headings, meanLength } = index;
  const pairs = splitPairs(run).filter((pair) => [...pair].length === 2);
  const inTitles = titles.map(
    (title) => shareOf(run, pairs, title) * (0.6 + 0.4 * (run.length / Math.max(title.length, 1))),
  );
  const units = new Map<number, number>();
  let spread = 0;
  core.units.forEach(([page, , , level, , summary, length], unit) => {
    const heading = headings[unit] ?? '';
    const text = inText.get(unit);
    const fit = 0.6 + 0.4 * (run.length / Math.max(heading.length, 1));
    const score =
      (inTitles[page] ?? 0) * (level === 1 ? hanWeights.title : hanWeights.inherited) +
      shareOf(run, pairs, heading) * fit * hanWeights.heading +
      (summary.includes(run) ? hanWeights.summary : 0) +
      (text ? text.share * bodyWeight * saturate(text.count, length, meanLength) : 0);
    if (score <= 0) return;
    units.set(unit, score);
    if (text?.share === 1) spread += 1;
  });
  return { units, spread: Math.max(spread, 1) };
}
