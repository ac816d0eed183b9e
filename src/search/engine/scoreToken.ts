import type { WordMatches } from './matchWords';
import type { RunMatch } from './matchRun';
import type { PreparedIndex } from './prepareIndex';
import type { Shard } from '../../../shared/search-format/shardText';
import { splitPairs } from '../../../shared/search-format/splitTokens';

/** What one word of the query is worth in each unit where it stands, before its rarity counts. */
export type TokenScores = {
  units: Map<number, number>;
  /** Number of units in which the word itself, or a form of it, stands. */
  spread: number;
};

const bodyWeight = 1.6;
const hanWeights = { title: 6, inherited: 1.2, heading: 5, summary: 1 };
/** From here on a word counts for how common the one that was asked for is. */
const sameWord = 0.8;

/** More of the same says less and less, and in a long text each one says less. */
const saturate = (count: number, length: number, mean: number): number =>
  count / (count + 0.4 + 0.6 * (length / mean));

const addBest = (map: Map<number, number>, unit: number, value: number): void => {
  if (value > (map.get(unit) ?? 0)) map.set(unit, value);
};

/** Takes the words that count as one of the query, and the part of the text's words that is loaded, returns its scores. */
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

/** How much of a run stands in a text: 1 for all of it. Han text has no words, so pairs stand in for them. */
function shareOf(run: string, pairs: readonly string[], text: string): number {
  if (text === '') return 0;
  if (text.includes(run)) return 1;
  if (pairs.length < 2) return 0;
  const share = pairs.filter((pair) => text.includes(pair)).length / pairs.length;
  return share > 0.5 ? 0.6 * share : 0;
}

/** Takes a Han run and where it stands in the texts, returns its scores. */
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
