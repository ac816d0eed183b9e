import { findMatches } from './highlight';

/** Code units before the first match, so that its sentence can be recognised. */
const before = 40;

const isLowSurrogate = (text: string, index: number): boolean => /[\udc00-\udfff]/.test(text.charAt(index));

/** The next place at or after `index` where a word starts, if one is near; never inside a surrogate pair. */
function wordStart(text: string, index: number): number {
  const space = text.indexOf(' ', index);
  const start = space >= 0 && space - index < before / 2 ? space + 1 : index;
  return isLowSurrogate(text, start) ? start + 1 : start;
}

function wordEnd(text: string, index: number): number {
  const space = text.lastIndexOf(' ', index);
  const end = index - space < before / 2 ? space : index;
  return isLowSurrogate(text, end) ? end - 1 : end;
}

/** Takes a text and folded terms, returns about `length` code units around the first match, with … where text is cut off. */
export function cutExcerpt(text: string, terms: readonly string[], length = 160): string {
  if (text.length <= length) return text;
  const first = findMatches(text, terms)[0]?.start ?? 0;
  const from = first <= before ? 0 : wordStart(text, Math.min(first - before, text.length - length));
  const to = from + length >= text.length ? text.length : wordEnd(text, from + length);
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}
