const plain = /^[\0-\x7f]*$/;
const marks = /\p{M}+/gu;

/** Folds a text for comparison: lower case, no accents, compatibility forms replaced. */
export function foldText(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(marks, '').toLowerCase();
}
