import { foldText } from './foldText';

/** A word, or a run of Han characters, which is not split into words. */
export type Token = { text: string; isHan: boolean };

const token = /\p{Script=Han}+|v?\d+(?:\.\d+)+|(?:(?!\p{Script=Han})[\p{L}\p{N}_])+(?:\+\+)?/gu;
const isHan = /^\p{Script=Han}/u;
const accents = /\p{M}+/gu;
const humps = /_+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

const asciiToken = /v?\d+(?:\.\d+)+|\w+(?:\+\+)?/g;
const ascii = /^[\0-\x7f]*$/;

/**
 * Finds words and runs as written, without accents. Most texts are plain English, for which a simple pattern is enough.
 */
function findTokens(text: string): string[] {
  if (ascii.test(text)) return text.match(asciiToken) ?? [];
  return text.normalize('NFKD').replace(accents, '').match(token) ?? [];
}

/** Splits a text into words and Han runs, folded and in order; symbols, emoji and broken text are dropped. */
export function splitTokens(text: string): Token[] {
  return findTokens(text).map((found) => ({ text: foldText(found), isHan: isHan.test(found) }));
}

/** Lists all words that match a text: each word, and the parts of names such as `to_numpy` and `FieldsBuilder`. */
export function indexWords(text: string): string[] {
  const words: string[] = [];
  for (const found of findTokens(text)) {
    if (isHan.test(found)) continue;
    const whole = foldText(found);
    words.push(whole);
    // Only names have more than one hump or an underscore.
    if (whole === found && !found.includes('_')) continue;
    const parts = found.split(humps).filter((part) => part.length > 1);
    if (parts.length > 1) words.push(...parts.map(foldText));
  }
  return words;
}

/** Lists the Han runs of a text. */
export function hanRuns(text: string): string[] {
  return splitTokens(text).flatMap(({ text: run, isHan: is }) => (is ? [run] : []));
}

/**
 * Splits a Han run into overlapping pairs; the last character is also listed alone, so that each character starts a
 * pair.
 */
export function splitPairs(run: string): string[] {
  const characters = [...run];
  return characters.map((character, index) => character + (characters[index + 1] ?? ''));
}
