import { editDistance } from './editDistance';
import { shardKey } from '../../../shared/search-format/shardText';
import { stemWord } from './stemWord';

/** Words that match a word of the query, with their weights: 1 for the word itself. */
export type WordMatches = Map<string, number>;

const stems = new Map<string, string>();

function stemOf(word: string, locale: string): string {
  const key = `${locale} ${word}`;
  const known = stems.get(key);
  if (known !== undefined) return known;
  const stem = stemWord(word, locale);
  stems.set(key, stem);
  return stem;
}

/** French pages contain English names and code too. */
const haveSameStem = (a: string, b: string, locale: string): boolean =>
  stemOf(a, locale) === stemOf(b, locale) || (locale !== 'en' && stemOf(a, 'en') === stemOf(b, 'en'));

/** Rates how well a word matches a word of the query; 0 for no match. */
export function rateWord(asked: string, word: string, locale: string): number {
  if (asked === word) return 1;
  if (asked.length >= 3 && haveSameStem(asked, word, locale)) return 0.85;
  if (word.startsWith(asked)) return 0.3 + 0.4 * (asked.length / word.length);
  return 0;
}

/** Finds the first position in a sorted list where a word with this prefix may be. */
function findStart(sorted: readonly string[], start: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Finds the words of a sorted list that match a word of the query. */
export function matchWords(asked: string, sorted: readonly string[], locale: string): WordMatches {
  const matches: WordMatches = new Map();
  const start = shardKey(asked);
  for (let at = findStart(sorted, start); at < sorted.length; at += 1) {
    const word = sorted[at] ?? '';
    if (!word.startsWith(start)) break;
    const rating = rateWord(asked, word, locale);
    if (rating > 0) matches.set(word, rating);
  }
  return matches;
}

/** Finds the known words closest to a word without matches; none if all differ too much. */
export function correctWord(asked: string, known: readonly (readonly string[])[]): string[] {
  if (asked.length < 4 || /\d/.test(asked)) return [];
  let limit = asked.length < 8 ? 1 : 2;
  let nearest: string[] = [];
  for (const word of new Set(known.flat())) {
    if (word.length < 3) continue;
    const distance = editDistance(asked, word, limit);
    if (distance > limit) continue;
    if (distance < limit) nearest = [];
    limit = distance;
    nearest.push(word);
  }
  return nearest.slice(0, 3);
}
