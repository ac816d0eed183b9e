/** Returns the median, the mean of the two middle values for an even count, or null for an empty list. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)];
  const lower = sorted[Math.ceil(middle) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

/** Returns the median of each key over repeated measurements of the same thing. */
export function medianOfEach<Key extends string>(
  runs: readonly [Readonly<Record<Key, number>>, ...Readonly<Record<Key, number>>[]],
): Record<Key, number> {
  const keys = Object.keys(runs[0]) as Key[];
  const medians = keys.map((key) => [key, median(runs.map((run) => run[key]))]);
  return Object.fromEntries(medians) as Record<Key, number>;
}

/** Rounds to a number of decimal places. */
export function round(value: number, digits = 0): number {
  return Number(value.toFixed(digits));
}
