import { emptyWords } from './emptyWords';

let segmenter: Intl.Segmenter | null | undefined;

/** The browser's word breaker for Chinese; null where it has none. */
function getSegmenter(): Intl.Segmenter | null {
  segmenter ??= 'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity: 'word' }) : null;
  return segmenter;
}

/** Cuts a run at the longest known terms; the pieces alternate between terms and what lies between them. */
function cutAtTerms(run: string, terms: readonly string[]): { text: string; isTerm: boolean }[] {
  if (terms.includes(run)) return [{ text: run, isTerm: true }];
  const term = terms.find((each) => each.length > 1 && run.includes(each));
  if (term === undefined) return [{ text: run, isTerm: false }];
  return run
    .split(term)
    .flatMap((piece, at) => [...(at === 0 ? [] : [term]), piece])
    .filter((piece) => piece !== '')
    .flatMap((piece) => (piece === term ? [{ text: piece, isTerm: true }] : cutAtTerms(piece, terms)));
}

/**
 * Splits a Han run into its words, without question words and particles.
 *
 * @param terms Known terms, which are not split; the longest first.
 * @returns Nothing for a run of particles only; the run itself if only single characters would remain.
 */
export function splitRun(run: string, terms: readonly string[]): string[] {
  if (run.length === 1) return [run];
  const breaker = getSegmenter();
  const words = cutAtTerms(run, terms).flatMap(({ text, isTerm }) =>
    isTerm || breaker === null ? [text] : Array.from(breaker.segment(text), ({ segment }) => segment),
  );
  if (words.every((word) => emptyWords.has(word))) return [];
  const telling = words.filter((word) => (word.length > 1 || terms.includes(word)) && !emptyWords.has(word));
  return telling.length > 0 ? [...new Set(telling)] : [run];
}
