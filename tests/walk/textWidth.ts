/** Unbreakable runs up to this long fit on the narrowest phone, in a table cell too. */
const harmless = 12;

const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/;
const wideAll = new RegExp(wide, 'g');

/** Where a browser may break a line: white space, after a hyphen or a slash, around Chinese characters, soft hyphens. */
const breaks = new RegExp(`[\\s\\u00ad\\u200b]+|(?<=[-/])|(?=${wide.source})|(?<=${wide.source})`);

/** Returns the width of a text in units of a Latin letter; a Chinese character is two wide. */
const widthOf = (text: string): number => text.length + (text.match(wideAll)?.length ?? 0);

/** Returns the length of the longest run of letters that no line break can divide, or 0 where all runs are short. */
export function longestRun(text: string): number {
  let longest = 0;
  // Most texts have no long run: a plain search is ten times faster than to split them all.
  if (!/[^\s]{13}/.test(text)) return 0;
  for (const run of text.split(breaks)) longest = Math.max(longest, widthOf(run));
  return longest > harmless ? longest : 0;
}

/**
 * Returns the class of width that a text belongs to. Texts of one class differ by less than a fifth, so that a mended
 * spelling mistake leaves a page as it is.
 */
export const widthClass = (text: string): number => Math.ceil(4 * Math.log2(1 + widthOf(text.trim())));
