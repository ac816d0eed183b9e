import type { TextSource } from './createTextSource';
import type { Marker } from './markMatches';
import { matchRun } from './matchRun';
import { correctWord, matchWords, type WordMatches } from './matchWords';
import type { Plan } from './planTokens';
import type { PreparedIndex } from './prepareIndex';
import { scoreRun, scoreWords, type TokenScores } from './scoreToken';
import type { Shard } from '../../../shared/search-format/shardText';
import type { Token } from '../../../shared/search-format/splitTokens';

export type ScoredPlan = {
  scores: TokenScores;
  marker: Marker;
  /** The word that the reader most likely meant to type. */
  corrected?: string;
};

type FindShard = (term: string) => Shard | undefined;

/** Weights of a corrected word and of a synonym. */
const ratings = { corrected: 0.7, other: 0.5 };

const sortedTerms = new WeakMap<Shard, string[]>();

function termsOf(shard: Shard | undefined): string[] {
  if (!shard) return [];
  const known = sortedTerms.get(shard);
  if (known) return known;
  const terms = [...shard.keys()].sort();
  sortedTerms.set(shard, terms);
  return terms;
}

function matchAll(index: PreparedIndex, word: string, shard: Shard | undefined): WordMatches {
  const matches = [
    ...matchWords(word, index.sortedWords, index.core.locale),
    ...matchWords(word, termsOf(shard), index.core.locale),
  ];
  // One or two letters would be a prefix of half of all words: only the exact word counts.
  return new Map(matches.filter(([, rating]) => word.length > 2 || rating === 1));
}

function scoreToken(index: PreparedIndex, { text, isHan }: Token, shardOf: FindShard): ScoredPlan {
  if (isHan) {
    const scores = scoreRun(index, text, matchRun(text, shardOf));
    return { scores, marker: { asked: text, words: new Set(), runs: [text] } };
  }
  const matches = matchAll(index, text, shardOf(text));
  const scores = scoreWords(index, matches, shardOf(text));
  return { scores, marker: { asked: text, words: new Set(matches.keys()), runs: [] } };
}

async function scoreCorrected(
  index: PreparedIndex,
  asked: string,
  shardOf: FindShard,
  { loadShards, loadWords }: TextSource,
): Promise<ScoredPlan | null> {
  const words = correctWord(asked, [index.sortedWords, await loadWords(), termsOf(shardOf(asked))]);
  const [corrected] = words;
  if (corrected === undefined) return null;
  const shard = (await loadShards([corrected]))(corrected);
  const matches: WordMatches = new Map();
  for (const word of words) {
    for (const [form, rating] of matchAll(index, word, shard)) {
      if (rating >= 0.8) matches.set(form, rating * ratings.corrected);
    }
  }
  return {
    scores: scoreWords(index, matches, shard),
    marker: { asked, words: new Set(matches.keys()), runs: [] },
    corrected,
  };
}

function addOther(all: ScoredPlan, other: ScoredPlan): void {
  for (const [unit, score] of other.scores.units) {
    const value = score * ratings.other;
    if (value > (all.scores.units.get(unit) ?? 0)) all.scores.units.set(unit, value);
  }
  all.marker = {
    ...all.marker,
    words: new Set([...all.marker.words, ...other.marker.words]),
    runs: [...all.marker.runs, ...other.marker.runs],
  };
}

/** Scores one word of the query in all units and determines what to mark; typos are corrected. */
export async function scorePlan(
  index: PreparedIndex,
  { token, others }: Plan,
  shardOf: FindShard,
  texts: TextSource,
): Promise<ScoredPlan> {
  const own = scoreToken(index, token, shardOf);
  const corrected =
    own.scores.units.size === 0 && !token.isHan && others.length === 0
      ? await scoreCorrected(index, token.text, shardOf, texts)
      : null;
  const scored = corrected ?? own;
  const isOwnMissing = scored.scores.units.size === 0;
  for (const other of others) addOther(scored, scoreToken(index, other, shardOf));
  if (isOwnMissing) scored.scores.spread = Math.max(scored.scores.units.size, 1);
  return scored;
}
