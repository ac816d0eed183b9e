/** What the badge shows when the count is not known. */
export const starsFallback = '20.0k';

/** A star count as the badge shows it: thousands with one decimal and " k"; the fallback for anything but a count. */
export function formatStars(count: unknown): string {
  if (typeof count !== 'number' || !Number.isFinite(count) || count < 0) return starsFallback;
  return `${(count / 1000).toFixed(1)} k`;
}
