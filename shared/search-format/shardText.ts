/** Occurrences of a term: ascending units, the count in each, and for Han pairs the positions. */
export type Posting = { unit: number; count: number; places: readonly number[] };

/** The terms of one part of the full-text index with their postings. */
export type Shard = ReadonlyMap<string, readonly Posting[]>;

/** Higher counts do not make a page more relevant. */
const maxCount = 4;

const startsWithHan = /^\p{Script=Han}/u;

/**
 * Frequent characters that say nothing on their own. In one part, the pairs that start with one of them are 39, 20 and 15 KB compressed; most
 * other parts are below 10.
 */
const startsWithParticle = /^[的个一]/;

/** Returns the key that assigns a term to a part: its first three code units; for Han pairs, the first character, or both after a particle. */
export function shardKey(term: string): string {
  if (startsWithParticle.test(term)) return term;
  if (startsWithHan.test(term)) return String.fromCodePoint(term.codePointAt(0) ?? 0);
  return term.slice(0, 3);
}

/** Encodes the postings of a term as numbers for JSON, with deltas instead of units and positions. */
export function packPostings(term: string, postings: readonly Posting[]): number[] {
  let lastUnit = 0;
  return postings.flatMap(({ unit, count, places }) => {
    const step = unit - lastUnit;
    lastUnit = unit;
    if (!startsWithHan.test(term)) return [step * maxCount + Math.min(count, maxCount) - 1];
    let lastPlace = 0;
    const steps = places.map((place) => {
      const distance = place - lastPlace;
      lastPlace = place;
      return distance;
    });
    return [step, steps.length, ...steps];
  });
}

function unpackPostings(term: string, numbers: readonly number[]): Posting[] {
  const postings: Posting[] = [];
  let unit = 0;
  if (!startsWithHan.test(term)) {
    for (const number of numbers) {
      unit += Math.floor(number / maxCount);
      postings.push({ unit, count: (number % maxCount) + 1, places: [] });
    }
    return postings;
  }
  for (let at = 0; at < numbers.length;) {
    unit += numbers[at] ?? 0;
    const count = numbers[at + 1] ?? 0;
    let place = 0;
    const places = numbers.slice(at + 2, at + 2 + count).map((step) => (place += step));
    postings.push({ unit, count, places });
    at += 2 + count;
  }
  return postings;
}

const isEntry = (value: unknown): value is [string, ...number[]] =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  value.slice(1).every((number) => Number.isInteger(number) && number >= 0);

/**
 * Parses the JSON of a part.
 *
 * @throws When it is not one.
 */
export function parseShard(value: unknown): Shard {
  if (!Array.isArray(value) || !value.every(isEntry)) {
    throw new Error('A part of the search index is damaged. Fix: build the site again.');
  }
  return new Map(value.map(([term, ...numbers]) => [term, unpackPostings(term, numbers)]));
}
