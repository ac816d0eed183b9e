import { emptyWords } from './emptyWords';
import { foldText } from '../../../shared/search-format/foldText';
import { indexWords, splitTokens, type Token } from '../../../shared/search-format/splitTokens';
import type { SearchCore } from '../../../shared/search-format/searchCore';

/** Words of titles, headings, names and tags, with the units that contain them and their weights there. */
type WordWeights = Map<string, Map<number, number>>;

export type NamedUnit = {
  unit: number;
  /** The matching name, as written. */
  name: string;
  /** Whether it is the preferred name of its symbol. */
  isFirst: boolean;
};

/** The core of an index, prepared for searching. */
export type PreparedIndex = {
  core: SearchCore;
  words: WordWeights;
  /** All words of `words`, sorted. */
  sortedWords: string[];
  /** Maps folded name suffixes of symbols (`math.vec3`, `vec3`) to their units. */
  names: Map<string, NamedUnit[]>;
  synonyms: Map<string, readonly string[]>;
  /** Chinese words with synonyms, the longest first: a query is not split within one. */
  hanTerms: string[];
  /** Maps units to their rows in `core.symbols`. */
  symbolOf: Map<number, number>;
  /** Folded title of each page. */
  titles: string[];
  /** Folded heading of each unit. */
  headings: string[];
  /** Words and Han runs of each page's title and of each unit's heading. */
  titleWords: string[][];
  headingWords: string[][];
  /** Names of subjects, without words that are too common to describe anything, and the units that explain them. */
  subjects: { words: Token[]; units: readonly number[] }[];
  /** Mean length of the units with text. */
  meanLength: number;
};

const weights = {
  title: 6,
  inherited: 1.2,
  heading: 5,
  name: 4,
  otherName: 1.5,
  tag: 3.4,
  slug: 2.7,
  summary: 0.5,
};

/** A word is more significant in a short title than in a long one. */
const share = (count: number): number => 0.6 + 0.4 / Math.max(count, 1);

function addWords(words: WordWeights, text: string, unit: number, weight: number): void {
  const found = new Set(indexWords(text));
  for (const word of found) {
    const units = words.get(word) ?? new Map<number, number>();
    units.set(unit, (units.get(unit) ?? 0) + weight * share(found.size));
    words.set(word, units);
  }
}

/** Lists a name and its suffixes: `a.b.c`, `b.c`, `c`. */
function endsOf(name: string): string[] {
  const parts = name.split('.');
  return parts.map((_, index) => parts.slice(index).join('.'));
}

const lastSegment = (path: string): string => /([^/]*)\/?$/.exec(path)?.[1]?.replaceAll('_', ' ') ?? '';

/** Prepares the core of an index for searching. */
export function prepareIndex(core: SearchCore): PreparedIndex {
  const words: WordWeights = new Map();
  const names = new Map<string, NamedUnit[]>();
  const symbolOf = new Map<number, number>();
  core.units.forEach(([page, , heading, level, , summary], unit) => {
    const [, path = '', title = '', tags = ''] = core.pages[page] ?? [];
    addWords(words, title, unit, level === 1 ? weights.title : weights.inherited);
    addWords(words, heading, unit, weights.heading);
    addWords(words, summary, unit, weights.summary);
    if (level === 1) {
      addWords(words, tags, unit, weights.tag);
      // In a translation, the address still has the words of the English title.
      addWords(words, lastSegment(path), unit, weights.slug);
    }
  });
  core.symbols.forEach(([unit, first, others], row) => {
    symbolOf.set(unit, row);
    addWords(words, first, unit, weights.name);
    addWords(
      words,
      others.map((name) => name.slice(name.lastIndexOf('.') + 1)).join(' '),
      unit,
      weights.otherName,
    );
    for (const name of [first, ...others]) {
      for (const end of endsOf(name)) {
        const key = foldText(end);
        const list = names.get(key) ?? [];
        if (list.every((entry) => entry.unit !== unit)) list.push({ unit, name, isFirst: name === first });
        names.set(key, list);
      }
    }
  });
  const lengths = core.units.map(([, , , , , , length]) => length).filter((length) => length > 0);
  return {
    core,
    words,
    sortedWords: [...words.keys()].sort(),
    names,
    synonyms: new Map(core.synonyms),
    hanTerms: core.synonyms
      .map(([word]) => word)
      .filter((word) => /^\p{Script=Han}/u.test(word))
      .sort((a, b) => b.length - a.length),
    symbolOf,
    titles: core.pages.map(([, , title]) => foldText(title)),
    headings: core.units.map(([, , heading]) => foldText(heading)),
    titleWords: core.pages.map(([, , title]) => splitTokens(title).map(({ text }) => text)),
    headingWords: core.units.map(([, , heading]) => splitTokens(heading).map(({ text }) => text)),
    subjects: core.subjects
      .map(([name, units]) => ({
        words: splitTokens(name).filter(({ text }) => !emptyWords.has(text)),
        units,
      }))
      .filter(({ words }) => words.length > 0),
    meanLength: lengths.reduce((sum, length) => sum + length, 0) / Math.max(lengths.length, 1),
  };
}
