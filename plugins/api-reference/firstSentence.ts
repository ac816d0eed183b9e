/** Extracts the first sentence of a text. A full stop within code, a number or a word does not end it. */
export function firstSentence(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return /^(?:`[^`]*`|[^`])*?[.!?](?=\s+[A-Z`*("“\d]|$)/.exec(flat)?.[0] ?? flat;
}
