/** Width of a summary; a Chinese character is as wide as two letters. */
const width = 70;
/** Looks for the end of a word within so many code units. */
const slack = 30;

const isWide = (character: string): boolean =>
  /[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/.test(character);

/** Finds the offset at which a text exceeds the width; its length if it fits. */
function findEnd(text: string): number {
  let used = 0;
  for (let at = 0; at < text.length; at += 1) {
    used += isWide(text.charAt(at)) ? 2 : 1;
    if (used > width) return at;
  }
  return text.length;
}

/** Cuts the first paragraph of a unit to a summary of whole words; never splits a character. */
export function cutSummary(text: string): string {
  const limit = findEnd(text);
  if (limit === text.length) return text;
  const end = text.lastIndexOf(' ', limit);
  return `${text.slice(0, end > limit - slack ? end : limit).replace(/[\ud800-\udbff]$/, '')} …`;
}
