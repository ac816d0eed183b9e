/** A title broken into lines, in a size at which they fit. */
export type FittedTitle = { readonly size: number; readonly lines: readonly string[] };

/** The place for a title, in pixels. */
export type Place = { readonly width: number; readonly height: number; readonly leading: number };

type Measure = (text: string, size: number) => number;

const sizes = [92, 84, 76, 68, 60, 54, 48, 42];
/** More lines are hard to read at the size of a preview. */
const most = 4;

const opens = /^[（「《“‘([{«]$/;
const isWord = /^[\p{L}\p{N}]/u;
/** A line may end behind these; Chinese ones have no space after them. */
const ends = /[\s._/，。：；！？、）》”]$/;

/**
 * Splits a title where a line may end: after spaces, between Chinese words, after dots and underscores of names. Signs stay with the word
 * before them, opening ones with the word behind them.
 */
export function splitTitle(title: string, locale: string): string[] {
  const segments = [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(title)].map(
    ({ segment }) => segment,
  );
  const parts: string[] = [];
  for (const segment of segments) {
    const last = parts.at(-1);
    const mayBreak =
      last !== undefined &&
      !opens.test(last.at(-1) ?? '') &&
      (opens.test(segment) || isWord.test(segment)) &&
      (ends.test(last) || /\p{Script=Han}/u.test(last.at(-1) ?? '') || /^\p{Script=Han}/u.test(segment));
    if (last === undefined || mayBreak) parts.push(segment);
    else parts[parts.length - 1] = last + segment;
  }
  return parts.flatMap((part) => part.split(/(?<=[._/])(?=\p{L})/u));
}

/** Fills lines up to a width; undefined when one part alone is wider. */
function fill(parts: readonly string[], width: number, size: number, measure: Measure): string[] | undefined {
  const lines: string[] = [];
  for (const part of parts) {
    if (measure(part.trimEnd(), size) > width) return undefined;
    const longer = (lines.at(-1) ?? '') + part;
    if (lines.length > 0 && measure(longer.trimEnd(), size) <= width) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines.map((line) => line.trimEnd());
}

/** Makes lines of similar length: the narrowest width that needs no further line. */
function balance(parts: readonly string[], width: number, size: number, measure: Measure): string[] {
  const widest = fill(parts, width, size, measure) ?? [];
  let best = widest;
  for (let narrow = width - size / 2; narrow > width / 3; narrow -= size / 2) {
    const lines = fill(parts, narrow, size, measure);
    if (lines?.length !== widest.length) break;
    best = lines;
  }
  return best;
}

/** Breaks a title into lines, as large as its place allows. One that is too long even in the smallest size ends in an ellipsis. */
export function fitTitle(title: string, locale: string, place: Place, measure: Measure): FittedTitle {
  const parts = splitTitle(title, locale);
  const fits = (these: readonly string[], size: number) => {
    const lines = fill(these, place.width, size, measure);
    return lines && lines.length <= most && lines.length * size * place.leading <= place.height;
  };
  const size = sizes.find((candidate) => fits(parts, candidate));
  if (size !== undefined) return { size, lines: balance(parts, place.width, size, measure) };
  const [smallest = 0] = sizes.slice(-1);
  for (let kept = parts.length - 1; kept > 0; kept -= 1) {
    const shorter = [...parts.slice(0, kept - 1), `${parts[kept - 1]?.trimEnd()}…`];
    if (fits(shorter, smallest))
      return { size: smallest, lines: fill(shorter, place.width, smallest, measure) ?? [] };
  }
  return { size: smallest, lines: ['…'] };
}
