const length = 100;

/** Cuts the first paragraph of a unit to a summary of whole words; never splits a character. */
export function cutSummary(text: string): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(' ', length);
  return `${text.slice(0, end > length - 30 ? end : length).replace(/[\ud800-\udbff]$/, '')} …`;
}
