import { gone, masked } from './maskProse';

/** A paragraph of prose. */
type Paragraph = { readonly line: number; readonly text: string };

function paragraphsOf(prose: string): Paragraph[] {
  let line = 1;
  return prose.split('\n').map((text) => ({ line: line++, text: text.replaceAll(gone, '').trim() }));
}

/** Number of words from which a text that is the same in both languages counts as left in English. */
const fewest = 4;

const wordsOf = (text: string): string[] => text.replaceAll(masked, ' ').match(/\p{L}{2,}/gu) ?? [];

/** Finds lines of prose that a translation has from its source as they are. Both texts are masked. */
export function findUntranslated(source: string, translated: string): { line: number; text: string }[] {
  const english = new Set(paragraphsOf(source).map(({ text }) => text));
  return paragraphsOf(translated).filter(
    ({ text }) => english.has(text) && wordsOf(text).length >= fewest && !/^[|>#*\s-]*\[/.test(text),
  );
}
