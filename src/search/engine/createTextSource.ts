import { packFile, wordsFile, type SearchCore } from '../../../shared/search-format/searchCore';
import { parseShard, shardKey, type Shard } from '../../../shared/search-format/shardText';

/** Maximum number of word parts that a query may load, so that each keystroke stays cheap. */
const maxShards = 6;
/** Maximum number of text parts that an answer may load. */
const maxPacks = 10;

export type TextSource = {
  /** Loads the part of each term, most significant first; undefined where it cannot be loaded. */
  loadShards: (terms: readonly string[]) => Promise<(term: string) => Shard | undefined>;
  /** Loads the frequent words; empty if they are unavailable. */
  loadWords: () => Promise<readonly string[]>;
  /** Loads the texts of units; unavailable ones are omitted. */
  loadTexts: (units: readonly number[]) => Promise<Map<number, string>>;
};

/** A source without any texts: an answer from it comes from titles, headings, names and first sentences. */
export const noTexts: TextSource = {
  loadShards: () => Promise.resolve(() => undefined),
  loadWords: () => Promise.resolve([]),
  loadTexts: () => Promise.resolve(new Map()),
};

/** Finds the last start that is not greater than the key; -1 if there is none. */
function findRow<T extends string | number>(starts: readonly T[], key: T): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = starts[middle];
    if (start !== undefined && start <= key) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** Creates a source that loads each part of an index once, on demand. Parts that fail to load are omitted. */
export function createTextSource(
  core: SearchCore,
  fetchFile: (file: string) => Promise<unknown>,
): TextSource {
  const files = new Map<string, Promise<unknown>>();
  const load = async <T>(file: string, parse: (value: unknown) => T): Promise<T | undefined> => {
    try {
      const known = files.get(file) ?? fetchFile(file).then(parse);
      files.set(file, known);
      return (await known) as T;
    } catch {
      // The next query tries again.
      files.delete(file);
      return undefined;
    }
  };
  const shardOf = (term: string): number => findRow(core.shards, shardKey(term));
  const readTexts = (value: unknown): string[] => (isTextList(value) ? value : []);

  return {
    async loadShards(terms) {
      const wanted = [...new Set(terms.map(shardOf))].filter((row) => row >= 0).slice(0, maxShards);
      const loaded = new Map<number, Shard | undefined>();
      await Promise.all(
        wanted.map(async (row) => loaded.set(row, await load(wordsFile(core.revision, row), parseShard))),
      );
      return (term) => loaded.get(shardOf(term));
    },
    loadWords: async () => (await load(core.words, readTexts)) ?? [],
    async loadTexts(units) {
      const texts = new Map<number, string>();
      const rows = [...new Set(units.map((unit) => findRow(core.packs, unit)))].slice(0, maxPacks);
      await Promise.all(
        rows.map(async (row) => {
          const pack = await load(packFile(core.revision, row), readTexts);
          for (const unit of units) {
            const text = pack?.[unit - (core.packs[row] ?? 0)];
            if (text !== undefined && findRow(core.packs, unit) === row) texts.set(unit, text);
          }
        }),
      );
      return texts;
    },
  };
}
