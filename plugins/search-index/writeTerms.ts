import { createHash } from 'node:crypto';
import { packPostings, shardKey, type Posting } from '../../shared/search-format/shardText';
import { hanRuns, indexWords, splitPairs } from '../../shared/search-format/splitTokens';

/** A file of the index: its name says what is in it. */
export type IndexFile = { name: string; content: string };

/** Bytes of JSON in a part. About a third of it goes over the wire. */
const partSize = 18_000;

/** Takes a text, returns what stands for it in names of files. */
export const hashOf = (content: string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 10);

/** Takes the start of a name and a value, returns the file; equal contents have equal names. */
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
    // The next run is not a neighbour.
    at += 1;
  }
  for (const [pair, list] of places) add(postings, pair, { unit, count: list.length, places: list });
}

/** Takes the texts of all units, returns for each term where it stands. */
export function listPostings(texts: readonly string[]): Postings {
  const postings: Postings = new Map();
  texts.forEach((text, unit) => {
    addWords(postings, unit, text);
    addPairs(postings, unit, text);
  });
  return postings;
}

/** Takes postings, returns them in parts of about equal size; terms with the same key are in the same part. */
export function splitIntoShards(postings: Postings): { key: string; file: IndexFile }[] {
  const shards: { key: string; file: IndexFile }[] = [];
  let entries: (string | number)[][] = [];
  let firstKey = '';
  let size = 0;
  const close = () => {
    if (entries.length > 0) shards.push({ key: firstKey, file: makeFile('words', entries) });
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
    if (size > 0 && size + groupSize > partSize) close();
    if (size === 0) firstKey = key;
    entries.push(...group);
    size += groupSize;
  }
  close();
  return shards;
}
