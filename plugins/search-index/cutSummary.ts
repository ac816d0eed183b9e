const length = 100;

/** Takes the first paragraph of a unit, returns its start: whole words, never half a character. */
export function cutSummary(text: string): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(' ', length);
  return `${text.slice(0, end > length - 30 ? end : length).replace(/[\ud800-\udbff]$/, '')} …`;
}
