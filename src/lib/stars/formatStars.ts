/** Shown when the count is unknown. */
export const starsFallback = '20.0k';

/** Formats a star count in thousands with one decimal and " k"; returns the fallback for anything but a count. */
export function formatStars(count: unknown): string {
  if (typeof count !== 'number' || !Number.isFinite(count) || count < 0) return starsFallback;
  return `${(count / 1000).toFixed(1)} k`;
}
