const wordUnit = /[\p{L}\p{N}_]/u;
const han = /^\p{Script=Han}/u;

/** How a term stands in a text: not at all, inside a word, at the start of a word, as a whole word. */
export type TermRating = 0 | 1 | 2 | 3;

const isWordAt = (text: string, index: number): boolean => wordUnit.test(text.charAt(index));

/** How the occurrence of a term at `index` stands there. Han text has no words, so each occurrence counts as a start. */
export function rateOccurrence(text: string, term: string, index: number): TermRating {
  if (han.test(term)) return 2;
  if (index > 0 && isWordAt(text, index - 1)) return 1;
  return isWordAt(text, index + term.length) ? 2 : 3;
}

/** Takes folded text and term, returns the best rating among all occurrences. */
export function rateTerm(text: string, term: string): TermRating {
  let best: TermRating = 0;
  for (let at = text.indexOf(term); at >= 0 && best < 3; at = text.indexOf(term, at + 1)) {
    const rating = rateOccurrence(text, term, at);
    if (rating > best) best = rating;
  }
  return best;
}
