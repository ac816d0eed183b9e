import { splitText } from '../../../shared/search-format/unitText';
import type { TextSource } from './createTextSource';
import type { PreparedIndex } from './prepareIndex';
import type { RankedUnit } from './collectAnswers';
import type { ParsedQuery } from './readQuery';
import { splitTokens } from '../../../shared/search-format/splitTokens';

/** Number of answers that are examined; their texts are needed for excerpts anyway. */
const readUnits = 10;
/** Factor for an answer that contains the whole query word for word. */
const gain = 1.5;

/** The words of a text in order; Chinese has no word boundaries, so its characters are used. */
const wordsOf = (text: string): string[] =>
  splitTokens(text).flatMap((token) => (token.isHan ? [...token.text] : [token.text]));

/** Computes the share, 0 to 1, of adjacent pairs in the first list that are also adjacent in the second. */
function shareOfNeighbors(asked: readonly string[], words: readonly string[]): number {
  const pairs = new Set(words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`));
  const wanted = asked.slice(1).map((word, at) => `${asked[at] ?? ''} ${word}`);
  if (wanted.length === 0) return 0;
  return wanted.filter((pair) => pairs.has(pair)).length / wanted.length;
}

/** Re-ranks the answers to a query of several words: those in which the words are adjacent come first. */
export async function rewardPhrases(
  { core }: PreparedIndex,
  texts: TextSource,
  { phrase }: ParsedQuery,
  answers: readonly RankedUnit[],
): Promise<RankedUnit[]> {
  const asked = wordsOf(phrase);
  const first = answers.slice(0, readUnits);
  const loaded = await texts.loadTexts(first.map(({ unit }) => unit));
  const rewarded = first.map((answer) => {
    const [page = 0, , heading = ''] = core.units[answer.unit] ?? [];
    const title = core.pages[page]?.[2] ?? '';
    const { signature, body } = splitText(loaded.get(answer.unit) ?? '');
    const text = `${title} . ${heading} . ${signature} ${body}`;
    const share = shareOfNeighbors(asked, wordsOf(text));
    return { ...answer, score: answer.score * (1 + gain * share) };
  });
  return [...rewarded.sort((a, b) => b.score - a.score), ...answers.slice(readUnits)];
}
