/** Shown when the count is unknown. */
export const starsFallback = '20.0k';

/** More than any repository has: such a number is a mistake. */
const most = 1e7;

/** Whether a text is one that `formatStars` returns: others may write to the session storage of this origin. */
export const isStars = (text: string | null): text is string => /^\d{1,5}\.\d ?k$/.test(text ?? '');

/** Formats a star count in thousands with one decimal and " k"; returns the fallback for anything but a count. */
export function formatStars(count: unknown): string {
  if (typeof count !== 'number' || !Number.isFinite(count) || count < 0 || count > most) return starsFallback;
  return `${(count / 1000).toFixed(1)} k`;
}
