/** Takes a text; gives its first sentence. A full stop within code, a figure or a word ends none. */
export function firstSentence(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return /^(?:`[^`]*`|[^`])*?[.!?](?=\s+[A-Z`*("“\d]|$)/.exec(flat)?.[0] ?? flat;
}
