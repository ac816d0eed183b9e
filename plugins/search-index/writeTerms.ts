import { createHash } from 'node:crypto';
import { packPostings, shardKey, type Posting } from '../../shared/search-format/shardText';
import { hanRuns, indexWords, splitPairs } from '../../shared/search-format/splitTokens';

/** A file of the index, named after the hash of its content. */
export type IndexFile = { name: string; content: string };

/** Bytes of JSON per part; compressed, about a third of it is transferred. A query needs a part for each of its Han characters. */
const partSizes = { words: 18_000, pairs: 8_000 };

/** Hashes a content for use in file names. */
export const hashOf = (content: string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 10);

/**
 * Creates a file of the index; equal contents have equal names.
 *
 * @param start Start of the name.
 */
export function makeFile(start: string, value: unknown): IndexFile {
  const content = JSON.stringify(value);
  return {
    name: `${start}-${hashOf(content)}.json`,
    content,
  };
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

type Postings = Map<string, Posting[]>;

const add = (postings: Postings, term: string, posting: Posting): void => {
  const list = postings.get(term);
  if (list) list.push(posting);
  else postings.set(term, [posting]);
};

function addWords(postings: Postings, unit: number, text: string): void {
  const counts = new Map<string, number>();
  for (const word of indexWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const [word, count] of counts) add(postings, word, { unit, count, places: [] });
}

function addPairs(postings: Postings, unit: number, text: string): void {
  const places = new Map<string, number[]>();
  let at = 0;
  for (const run of hanRuns(text)) {
    for (const pair of splitPairs(run)) {
      places.set(pair, [...(places.get(pair) ?? []), at]);
      at += 1;
    }
    // The next run is not adjacent.
    at += 1;
  }
  for (const [pair, list] of places) add(postings, pair, { unit, count: list.length, places: list });
}

/** Lists the postings of each term in the texts of all units. */
export function listPostings(texts: readonly string[]): Postings {
  const postings: Postings = new Map();
  texts.forEach((text, unit) => {
    addWords(postings, unit, text);
    addPairs(postings, unit, text);
  });
  return postings;
}

/** Splits postings into parts of about equal size; terms with the same key share a part. Returns the first key and the content of each. */
export function splitIntoShards(postings: Postings): { key: string; content: string }[] {
  const shards: { key: string; content: string }[] = [];
  let entries: (string | number)[][] = [];
  let firstKey = '';
  let size = 0;
  const close = () => {
    if (entries.length > 0) shards.push({ key: firstKey, content: JSON.stringify(entries) });
    entries = [];
    size = 0;
  };
  const byKey = new Map<string, string[]>();
  for (const term of [...postings.keys()].sort(compareText)) {
    const key = shardKey(term);
    byKey.set(key, [...(byKey.get(key) ?? []), term]);
  }
  for (const key of [...byKey.keys()].sort(compareText)) {
    const group = (byKey.get(key) ?? []).map((term) => [
      term,
      ...packPostings(term, postings.get(term) ?? []),
    ]);
    const groupSize = JSON.stringify(group).length;
    const partSize = /^\p{Script=Han}/u.test(key) ? partSizes.pairs : partSizes.words;
    if (size > 0 && size + groupSize > partSize) close();
    if (size === 0) firstKey = key;
    entries.push(...group);
    size += groupSize;
  }
  close();
  return shards;
}
