import { foldWithOffsets } from './foldText';
import { rateOccurrence } from './rateTerm';

/** A piece of a text; all pieces together are the text. */
export type TextPart = { text: string; isMatch: boolean };

type Span = { start: number; end: number };

function spansOf(folded: string, term: string): Span[] {
  const spans: (Span & { isStart: boolean })[] = [];
  for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
    spans.push({ start: at, end: at + term.length, isStart: rateOccurrence(folded, term, at) > 1 });
  }
  // A reader who types "in" wants to see the word, not a mark in every "using".
  const starts = spans.filter(({ isStart }) => isStart);
  return starts.length > 0 ? starts : spans;
}

/** Takes a text and folded terms, returns where they stand as offsets in the text, in order, none touching another. */
export function findMatches(text: string, terms: readonly string[]): Span[] {
  const { folded, offsets } = foldWithOffsets(text);
  const spans = terms
    .flatMap((term) => (term === '' ? [] : spansOf(folded, term)))
    .map(({ start, end }) => ({ start: offsets[start] ?? 0, end: offsets[end] ?? text.length }))
    .sort((a, b) => a.start - b.start || a.end - b.end);
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else if (span.end > span.start) merged.push({ ...span });
  }
  return merged;
}

/** Takes a text and folded terms (see `splitTerms`), returns the text in parts, matches marked; never HTML. */
export function highlight(text: string, terms: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { start, end } of findMatches(text, terms)) {
    if (start > at) parts.push({ text: text.slice(at, start), isMatch: false });
    parts.push({ text: text.slice(start, end), isMatch: true });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMatch: false });
  return parts;
}
