import { foldText } from '../../../shared/search-format/foldText';
import { matchEnd, matchStart, withoutMarks, type Highlighted } from '../client/searchResponse';
import { indexWords, splitPairs } from '../../../shared/search-format/splitTokens';

/** What to mark for one word of the query: matching words and Han runs. */
export type Marker = { asked: string; words: ReadonlySet<string>; runs: readonly string[] };

type Span = { start: number; end: number; marker: number };

const word = /(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}_])+(?:\+\+)?|v?\d+(?:\.\d+)+/gu;

/** Finds the positions of a run in a text, or of its pairs if the whole run is missing. */
function findRun(text: string, run: string): [start: number, end: number][] {
  const find = (part: string): [number, number][] => {
    const places: [number, number][] = [];
    for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) {
      places.push([at, at + part.length]);
    }
    return places;
  };
  const whole = find(run);
  if (whole.length > 0 || [...run].length < 3) return whole;
  return splitPairs(run).slice(0, -1).flatMap(find);
}

/** Finds the matches in a text as sorted offsets that neither overlap nor touch. */
export function findSpans(text: string, markers: readonly Marker[]): Span[] {
  const spans: Span[] = [];
  for (const found of text.matchAll(word)) {
    const marker = markers.findIndex(({ words }) => indexWords(found[0]).some((each) => words.has(each)));
    if (marker >= 0) spans.push({ start: found.index, end: found.index + found[0].length, marker });
  }
  const folded = markers.some(({ runs }) => runs.length > 0) ? foldText(text) : '';
  // Folding changes the length of rare characters only; offsets of such a text would be wrong.
  if (folded.length === text.length) {
    markers.forEach(({ runs }, marker) => {
      for (const [start, end] of runs.flatMap((run) => findRun(folded, run)))
        spans.push({ start, end, marker });
    });
  }
  spans.sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last && span.start <= last.end && span.start < span.end) {
      if (span.start < last.end || span.marker === last.marker) {
        last.end = Math.max(last.end, span.end);
        continue;
      }
    }
    merged.push({ ...span });
  }
  return merged;
}

/** Marks the matches in a text with `matchStart` and `matchEnd`. */
export function markMatches(original: string, markers: readonly Marker[]): Highlighted {
  const text = withoutMarks(original);
  const spans = findSpans(text, markers);
  let value = '';
  let at = 0;
  for (const { start, end } of spans) {
    value += text.slice(at, start) + matchStart + text.slice(start, end) + matchEnd;
    at = end;
  }
  value += text.slice(at);
  const matched = new Set(spans.map(({ marker }) => marker));
  const matchLevel = matched.size === 0 ? 'none' : matched.size === markers.length ? 'full' : 'partial';
  return { value, matchLevel, matchedWords: [...matched].sort().map((index) => markers[index]?.asked ?? '') };
}
