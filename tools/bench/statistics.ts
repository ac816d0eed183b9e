/**
 * Takes numbers in any order; gives the middle one, the mean of the two middle ones of an even count, or null for none.
 */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)];
  const lower = sorted[Math.ceil(middle) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

/**
 * Takes measurements of one thing, each with the same keys; gives the median of each key.
 */
export function medianOfEach<Key>(runs: readonly Record<Key, number>[]): Record<Key, number> {
  const keys = Object.keys(runs[0] ?? {});
  const entries = keys.map((key) => [key, median(runs.map((run) => run[key])) ?? 0]);
  return Object.fromEntries(entries);
}

/**
 * Takes a number and a count of digits; gives it rounded to as many digits after the point.
 */
export function round(value: number, digits: number = 0): number {
  return Number(value.toFixed(digits));
}
