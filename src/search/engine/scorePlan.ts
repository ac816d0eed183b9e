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
  /** Whether a match only raises the rank: an answer may lack the word. */
  isBonus: boolean;
  marker: Marker;
  /** The words that the reader most likely meant to type. */
  corrected?: readonly string[];
};

type FindShard = (term: string) => Shard | undefined;

/** Weights of a corrected word, and of the parts of a name that is unknown as a whole. */
const ratings = { corrected: 0.95, part: 0.6 };

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
    return { scores, isBonus: false, marker: { asked: text, words: new Set(), runs: [text] } };
  }
  const matches = matchAll(index, text, shardOf(text));
  const scores = scoreWords(index, matches, shardOf(text));
  return { scores, isBonus: false, marker: { asked: text, words: new Set(matches.keys()), runs: [] } };
}

async function scoreCorrected(
  index: PreparedIndex,
  asked: string,
  shardOf: FindShard,
  { loadShards, loadWords }: TextSource,
): Promise<ScoredPlan | null> {
  const words = correctWord(asked, [index.sortedWords, await loadWords(), termsOf(shardOf(asked))]);
  if (words.length === 0) return null;
  const shardOfWord = await loadShards(words);
  const [first = ''] = words;
  const matches: WordMatches = new Map();
  for (const word of words) {
    for (const [form, rating] of matchAll(index, word, shardOfWord(word))) {
      if (rating >= 0.8) matches.set(form, rating * ratings.corrected);
    }
  }
  return {
    scores: scoreWords(index, matches, shardOfWord(first)),
    isBonus: false,
    marker: { asked, words: new Set(matches.keys()), runs: [] },
    corrected: words,
  };
}

function addOther(all: ScoredPlan, other: ScoredPlan, rating: number): void {
  for (const [unit, score] of other.scores.units) {
    const value = score * rating;
    if (value > (all.scores.units.get(unit) ?? 0)) all.scores.units.set(unit, value);
  }
  all.marker = {
    ...all.marker,
    words: new Set([...all.marker.words, ...other.marker.words]),
    runs: [...all.marker.runs, ...other.marker.runs],
  };
}

/** Adds the scores of the parts of an unknown name: CUDA_ERROR_OUT_OF_MEMORY is about memory. */
async function addParts(
  index: PreparedIndex,
  all: ScoredPlan,
  parts: readonly string[],
  { loadShards }: TextSource,
): Promise<void> {
  const shardOf = await loadShards(parts);
  for (const part of parts) {
    const { scores, marker } = scoreToken(index, { text: part, isHan: false }, shardOf);
    for (const [unit, score] of scores.units) {
      const value = (ratings.part * score) / parts.length;
      all.scores.units.set(unit, (all.scores.units.get(unit) ?? 0) + value);
    }
    all.marker = { ...all.marker, words: new Set([...all.marker.words, ...marker.words]) };
  }
}

/** Scores one word of the query in all units and determines what to mark; typos are corrected. */
export async function scorePlan(
  index: PreparedIndex,
  { token, others, isBonus }: Plan,
  shardOf: FindShard,
  texts: TextSource,
): Promise<ScoredPlan> {
  const own = scoreToken(index, token, shardOf);
  const isUnknown = own.scores.units.size === 0 && !token.isHan && !isBonus && others.length === 0;
  const parts = isUnknown ? token.text.split('_').filter((part) => part.length > 2) : [];
  const corrected =
    isUnknown && parts.length < 2 ? await scoreCorrected(index, token.text, shardOf, texts) : null;
  const scored = { ...(corrected ?? own), isBonus };
  const isOwnMissing = scored.scores.units.size === 0;
  for (const { token: other, rating } of others) addOther(scored, scoreToken(index, other, shardOf), rating);
  if (parts.length > 1) await addParts(index, scored, parts, texts);
  if (isOwnMissing) scored.scores.spread = Math.max(scored.scores.units.size, 1);
  return scored;
}
