import type { PreparedIndex } from './prepareIndex';
import type { ParsedQuery } from './readQuery';
import { splitPairs, type Token } from '../../../shared/search-format/splitTokens';

/** What to look up for one word of the query. */
export type Plan = {
  token: Token;
  /** Synonyms of the word. */
  others: Token[];
  /** All terms to look up in the full text. */
  terms: string[];
};

const isHan = (text: string): boolean => /^\p{Script=Han}/u.test(text);
const toToken = (text: string): Token => ({ text, isHan: isHan(text) });
const termsOf = ({ text, isHan: isRun }: Token): string[] => (isRun ? splitPairs(text) : [text]);

/** Whether a run occurs in a title, heading or first sentence. */
const isKnown = ({ core, titles, headings }: PreparedIndex, run: string): boolean =>
  titles.some((title) => title.includes(run)) ||
  headings.some((heading) => heading.includes(run)) ||
  core.units.some(([, , , , , summary]) => summary.includes(run));

/** Splits a long run that occurs nowhere into pieces that have synonyms: 布料模拟 is 布料 and 模拟. */
function splitRun(index: PreparedIndex, token: Token): Token[] {
  if (!token.isHan || token.text.length < 4 || index.synonyms.has(token.text) || isKnown(index, token.text)) {
    return [token];
  }
  const keys = [...index.synonyms.keys()].filter(
    (key) => isHan(key) && key.length > 1 && token.text.includes(key),
  );
  const [key] = keys.sort((a, b) => b.length - a.length);
  if (key === undefined) return [token];
  return token.text
    .split(key)
    .flatMap((piece, at) => (at === 0 ? [piece] : [key, piece]))
    .filter((piece) => piece !== '')
    .flatMap((piece) => (piece === key ? [toToken(piece)] : splitRun(index, toToken(piece))));
}

/** Plans the lookups of each word of a query, long words first: they are rare. */
export function planTokens(index: PreparedIndex, { tokens }: ParsedQuery): Plan[] {
  return tokens
    .flatMap((token) => splitRun(index, token))
    .map((token): Plan => {
      const others = (index.synonyms.get(token.text) ?? []).map(toToken);
      return { token, others, terms: [token, ...others].flatMap(termsOf) };
    })
    .sort((a, b) => b.token.text.length - a.token.text.length);
}
