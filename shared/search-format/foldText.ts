const plain = /^[\0-\x7f]*$/;
const marks = /\p{M}+/gu;
/** Letters that are written as two, which Unicode does not decompose. */
const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' };
const ligature = /[œæß]/g;

/** Folds a text for comparison: lower case, no accents, compatibility forms and ligatures replaced. */
export function foldText(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(ligature, (letter) => ligatures[letter] ?? letter);
}
