import { foldText } from './foldText';

/** A word, or a run of Han characters, which is not split into words. */
export type Token = { text: string; isHan: boolean };

const token = /\p{Script=Han}+|v?\d+(?:\.\d+)+|(?:(?!\p{Script=Han})[\p{L}\p{N}_])+(?:\+\+)?/gu;
const isHan = /^\p{Script=Han}/u;
const accents = /\p{M}+/gu;
const humps = /_+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Takes any text, returns its words and Han runs in order, folded; signs, emoji and broken text give nothing. */
export function splitTokens(text: string): Token[] {
  const plain = text.normalize('NFKD').replace(accents, '');
  return Array.from(plain.matchAll(token), ([found]) => ({
    text: foldText(found),
    isHan: isHan.test(found),
  }));
}

/** Takes a text, returns all words by which it is found: each word, and the parts of names such as `to_numpy` and `FieldsBuilder`. */
export function indexWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(accents, '');
  return Array.from(plain.matchAll(token)).flatMap(([found]) => {
    if (isHan.test(found)) return [];
    const parts = found.split(humps).filter((part) => part.length > 1);
    const whole = foldText(found);
    return parts.length > 1 ? [whole, ...parts.map(foldText)] : [whole];
  });
}

/** Takes a text, returns its Han runs. */
export function hanRuns(text: string): string[] {
  return splitTokens(text).flatMap(({ text: run, isHan: is }) => (is ? [run] : []));
}

/** Takes a Han run, returns its pairs of neighbours; the last character stands alone, so that each one starts a pair. */
export function splitPairs(run: string): string[] {
  const characters = [...run];
  return characters.map((character, index) => character + (characters[index + 1] ?? ''));
}
