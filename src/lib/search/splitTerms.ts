import { foldText } from './foldText';

/** A longer query is cut: nobody types one, and a pasted log must not cost seconds. */
const maxLength = 200;
const maxTerms = 12;

/** A run of Han characters, or a word with what Python and C names are made of. */
const term = /\p{Script=Han}+|(?!\p{Script=Han})[\p{L}\p{N}_@](?:(?!\p{Script=Han})[\p{L}\p{N}_@.:+#-])*/gu;

/** Takes what a reader typed, returns the folded terms to look for, each once; none for signs, emoji and broken text. */
export function splitTerms(query: string): string[] {
  const words = foldText(query.slice(0, maxLength)).match(term) ?? [];
  const trimmed = words.map((word) => word.replace(/[.:-]+$/, ''));
  return [...new Set(trimmed)].filter((word) => word !== '').slice(0, maxTerms);
}
