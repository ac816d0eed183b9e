// @ts-check

/**
 * Takes numbers in any order; gives the middle one, the mean of the two middle ones of an even count, or null for none.
 * @param {readonly number[]} values
 * @returns {number | null}
 */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)];
  const lower = sorted[Math.ceil(middle) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

/**
 * Takes measurements of one thing, each with the same keys; gives the median of each key.
 * @template {string} Key
 * @param {readonly Record<Key, number>[]} runs
 * @returns {Record<Key, number>}
 */
export function medianOfEach(runs) {
  const keys = /** @type {Key[]} */ (Object.keys(runs[0] ?? {}));
  const entries = keys.map((key) => [key, median(runs.map((run) => run[key])) ?? 0]);
  return /** @type {Record<Key, number>} */ (Object.fromEntries(entries));
}

/**
 * Takes a number and a count of digits; gives it rounded to as many digits after the point.
 * @param {number} value
 * @param {number} [digits]
 * @returns {number}
 */
export function round(value, digits = 0) {
  return Number(value.toFixed(digits));
}
