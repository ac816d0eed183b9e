import { findSpans, type Marker } from './markMatches';

/**
 * Length of an excerpt, and what stands before its first match, so that its sentence is recognizable, in code units. Two lines of a phone have
 * to show the match, behind the title of the page: Chinese signs are twice as wide.
 */
const sizes = { narrow: { length: 170, before: 40 }, wide: { length: 90, before: 12 } };

const wide = /\p{Script=Han}/gu;

const sizeOf = (text: string): (typeof sizes)['wide'] =>
  (text.match(wide)?.length ?? 0) > text.length / 4 ? sizes.wide : sizes.narrow;

const isLowSurrogate = (text: string, index: number): boolean => /[\udc00-\udfff]/.test(text.charAt(index));

/** Finds the next start of a word at or after `index`, if one is near; never inside a surrogate pair. */
function wordStart(text: string, index: number, before: number): number {
  const space = text.indexOf(' ', index);
  const start = space >= 0 && space - index < before / 2 ? space + 1 : index;
  return isLowSurrogate(text, start) ? start + 1 : start;
}

function wordEnd(text: string, index: number, before: number): number {
  const space = text.lastIndexOf(' ', index);
  const end = index - space < before / 2 ? space : index;
  return isLowSurrogate(text, end) ? end - 1 : end;
}

/** Cuts the stretch of a text that contains most matches, with … where text is omitted. */
export function cutExcerpt(text: string, markers: readonly Marker[]): string {
  const { length, before } = sizeOf(text);
  if (text.length <= length) return text;
  const spans = findSpans(text, markers);
  let best = { start: 0, count: 0 };
  spans.forEach(({ start }, index) => {
    const near = spans.slice(index).filter(({ end }) => end <= start + length - before);
    const count = new Set(near.map(({ marker }) => marker)).size;
    if (count > best.count) best = { start, count };
  });
  const from =
    best.start <= before
      ? 0
      : wordStart(text, Math.max(0, Math.min(best.start - before, text.length - length)), before);
  const to = from + length >= text.length ? text.length : wordEnd(text, from + length, before);
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}
