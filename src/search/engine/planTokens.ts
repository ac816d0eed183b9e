import type { PreparedIndex } from './prepareIndex';
import type { ParsedQuery } from './readQuery';
import { splitRun } from './splitRun';
import { splitPairs, splitTokens, type Token } from '../../../shared/search-format/splitTokens';

/** Another word that stands for a word of the query, with its weight. */
export type Substitute = { token: Token; rating: number };

/** What to look up for one word of the query. */
export type Plan = {
  token: Token;
  others: Substitute[];
  /** All terms to look up in the full text. */
  terms: string[];
  /** Whether a match only raises the rank: an answer may lack the word. */
  isBonus: boolean;
};

const ratings = { synonym: 0.5, sameWord: 0.9 };

const isHan = (text: string): boolean => /^\p{Script=Han}/u.test(text);
const toToken = (text: string): Token => ({ text, isHan: isHan(text) });

/** The last character of a run is a term of its own, which only a run of one character needs. */
function termsOf({ text, isHan: isRun }: Token): string[] {
  if (!isRun) return [text];
  const pairs = splitPairs(text);
  return pairs.length > 1 ? pairs.slice(0, -1) : pairs;
}

/** Splits the Han runs of a query into words; a run of several words is looked up as a whole, too. */
function splitRuns({ hanTerms }: PreparedIndex, tokens: readonly Token[]): { words: Token[]; runs: Token[] } {
  const words: Token[] = [];
  const runs: Token[] = [];
  for (const token of tokens) {
    const parts = token.isHan ? splitRun(token.text, hanTerms) : [token.text];
    if (parts.length === 1 && parts[0] === token.text) words.push(token);
    else {
      words.push(...parts.map(toToken));
      if (parts.length > 0) runs.push(token);
    }
  }
  if (words.length === 0) return { words: [...tokens], runs: [] };
  return { words: [...new Map(words.map((word) => [word.text, word])).values()], runs };
}

/** Finds what stands for each word: "nd array" is "ndarray", and "atomic operation" has a synonym as a whole. */
function findPhrases(index: PreparedIndex, phrase: string): Map<string, Substitute[]> {
  const found = new Map<string, Substitute[]>();
  const words = splitTokens(phrase).filter((token) => !token.isHan);
  const add = (parts: readonly Token[], substitutes: readonly Substitute[]) => {
    for (const { text } of parts) found.set(text, [...(found.get(text) ?? []), ...substitutes]);
  };
  for (let start = 0; start < words.length - 1; start += 1) {
    const pair = words.slice(start, start + 2);
    const joined = pair.map(({ text }) => text).join('');
    if (joined.length > 5 && (index.words.has(joined) || index.synonyms.has(joined))) {
      add(pair, [{ token: { text: joined, isHan: false }, rating: ratings.sameWord }]);
    }
    for (const length of [2, 3]) {
      const parts = words.slice(start, start + length);
      const others = index.synonyms.get(parts.map(({ text }) => text).join(' '));
      if (parts.length === length && others !== undefined) {
        add(
          parts,
          others.map((other) => ({ token: toToken(other), rating: ratings.synonym })),
        );
      }
    }
  }
  return found;
}

/** Plans the lookups of each word of a query, long words first: they are rare. */
export function planTokens(index: PreparedIndex, { tokens, phrase }: ParsedQuery): Plan[] {
  const phrases = findPhrases(index, phrase);
  const { words, runs } = splitRuns(index, tokens);
  const toPlan = (token: Token, isBonus: boolean): Plan => {
    const synonyms = (index.synonyms.get(token.text) ?? []).map((other) => ({
      token: toToken(other),
      rating: ratings.synonym,
    }));
    const others = isBonus ? [] : [...synonyms, ...(phrases.get(token.text) ?? [])];
    return {
      token,
      others,
      terms: [token, ...others.map((other) => other.token)].flatMap(termsOf),
      isBonus,
    };
  };
  return [
    ...words.map((token) => toPlan(token, false)).sort((a, b) => b.token.text.length - a.token.text.length),
    ...runs.map((token) => toPlan(token, true)),
  ];
}
