import { shardKey } from '../../../shared/search-format/shardText';
import { rateWord } from './matchWords';
import type { PreparedIndex } from './prepareIndex';
import type { ParsedQuery } from './readQuery';

export type SubjectMatch = {
  /** Whether each of the looked-up words is part of the name. */
  isPart: readonly boolean[];
  /** Whether the query is the name and nothing else. */
  isWhole: boolean;
};

/** From this rating on, two words are forms of the same word. */
const sameWord = 0.85;

/**
 * Finds the units that explain a subject whose whole name is in the query.
 *
 * @param asked The words that are looked up, folded.
 */
export function findSubjects(
  { core, subjects }: PreparedIndex,
  { tokens }: ParsedQuery,
  asked: readonly string[],
): Map<number, SubjectMatch> {
  const found = new Map<number, SubjectMatch>();
  const keys = new Set(asked.map(shardKey));
  const runs = tokens.filter(({ isHan }) => isHan);
  for (const { words, units } of subjects) {
    const isThere = words.every(({ text, isHan }) =>
      isHan ? runs.some((run) => run.text.includes(text)) : keys.has(shardKey(text)),
    );
    if (!isThere) continue;
    const isWord = (word: string) =>
      words.some(({ text, isHan }) =>
        isHan ? text.includes(word) : rateWord(word, text, core.locale) >= sameWord,
      );
    const isPart = asked.map(isWord);
    const isComplete = words.every(
      ({ text, isHan }) => isHan || asked.some((word) => rateWord(word, text, core.locale) >= sameWord),
    );
    if (!isComplete) continue;
    const isWhole = isPart.every(Boolean);
    for (const unit of units) {
      const known = found.get(unit);
      found.set(unit, {
        isPart: known ? known.isPart.map((is, at) => is || isPart[at] === true) : isPart,
        isWhole: isWhole || known?.isWhole === true,
      });
    }
  }
  return found;
}
