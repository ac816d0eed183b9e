import { withSingleSpaces } from './translations/listTexts';

/** Extracts the first sentence of a text. A full stop within code, a number or a word does not end it; a Chinese one always does. */
export function firstSentence(text: string): string {
  const flat = withSingleSpaces(text);
  return /^(?:`[^`]*`|[^`])*?(?:[.!?](?=\s+[\p{Lu}`*("“«\d]|$)|[。！？])/u.exec(flat)?.[0] ?? flat;
}
