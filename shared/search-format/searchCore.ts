import { unpackCore } from './packCore';
import { sections } from './sections';

/**
 * A page: index into `sections`, path without base URL and version, title, tags, weight in percent of a normal page.
 */
export type PageRow = readonly [section: number, path: string, title: string, tags: string, weight: number];

/**
 * A piece of a page: index of the page, anchor, heading (empty for the start of the page and for symbols), depth of the
 * heading, versions with the same text (bit n: version n), first sentence, number of words in tens.
 */
export type UnitRow = readonly [
  page: number,
  id: string,
  heading: string,
  level: number,
  versions: number,
  summary: string,
  length: number,
];

/** A symbol: its unit, the preferred name (without `taichi.`), other names that match it, the letter of its kind. */
export type SymbolRow = readonly [unit: number, name: string, others: readonly string[], kind: string];

/** A name that some versions lack: the name, the unit that describes its replacement, and those versions (bit n). */
export type RemovedRow = readonly [name: string, unit: number, versions: number];

/** A name of a subject, folded, and the units that explain it, although their headings may not have its words. */
export type SubjectRow = readonly [name: string, units: readonly number[]];

/** The part of the embedded search index that is loaded first; `plugins/search-index` writes it per locale. */
export type SearchCore = {
  format: typeof coreFormat;
  locale: string;
  /** Base URL of the locale, with leading and trailing slash. */
  baseUrl: string;
  /** Newest first; the current one has an empty path. */
  versions: readonly (readonly [label: string, path: string])[];
  pages: readonly PageRow[];
  /** In the order of the pages. */
  units: readonly UnitRow[];
  symbols: readonly SymbolRow[];
  removed: readonly RemovedRow[];
  /** File with the frequent words of the texts, for typo correction. */
  words: string;
  /** Folded words with their synonyms. */
  synonyms: readonly (readonly [word: string, others: readonly string[]])[];
  subjects: readonly SubjectRow[];
  /** First key (see `shardKey`) of each part of the full-text index, in order; `wordsFile` names the files. */
  shards: readonly string[];
  /** First unit of each part of the texts, in order; `packFile` names the files. */
  packs: readonly number[];
  /** Suffix of the parts' file names; it changes with their contents. */
  revision: string;
};

/**
 * Name of the file with a part of the texts.
 *
 * @param part Counted from 0.
 */
export const packFile = (revision: string, part: number): string => `text-${part}-${revision}.json`;

/**
 * Name of the file with a part of the full-text index.
 *
 * @param part Counted from 0.
 */
export const wordsFile = (revision: string, part: number): string => `words-${part}-${revision}.json`;

/** Raised with every change of the format, so that an old cached file is rejected instead of read as empty. */
export const coreFormat = 7;

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isLetter: Check = (value) => typeof value === 'string' && value.length === 1;
const isCount: Check = (value) => Number.isInteger(value) && Number(value) >= 0;
const isFile: Check = (value) => isText(value) && /^[\w.-]+$/.test(String(value));
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const isRowOf =
  (...checks: Check[]): Check =>
  (value) =>
    Array.isArray(value) &&
    value.length === checks.length &&
    checks.every((check, index) => check(value[index]));

/** Only a path of this site: a hit must not lead to a script or another host. */
const isPath: Check = (value) => isText(value) && !/^[/\\]|[:\\]|\/\//.test(String(value));
const isIndexOf =
  (list: unknown): Check =>
  (value) =>
    isCount(value) && Array.isArray(list) && Number(value) < list.length;

function checksOf({ pages, units }: Record<string, unknown>): Record<keyof SearchCore, Check> {
  const isUnit = isIndexOf(units);
  return {
    format: (value) => value === coreFormat,
    locale: isText,
    baseUrl: (value) => isText(value) && /^\/(?:[^/\\]+\/)*$/.test(String(value)),
    versions: isListOf(isRowOf(isText, isPath)),
    pages: isListOf(isRowOf(isIndexOf(sections), isPath, isText, isText, isCount)),
    units: isListOf(isRowOf(isIndexOf(pages), isText, isText, isCount, isCount, isText, isCount)),
    symbols: isListOf(isRowOf(isUnit, isText, isListOf(isText), isLetter)),
    removed: isListOf(isRowOf(isText, isUnit, isCount)),
    words: isFile,
    synonyms: isListOf(isRowOf(isText, isListOf(isText))),
    subjects: isListOf(isRowOf(isText, isListOf(isUnit))),
    shards: isListOf(isText),
    packs: isListOf(isUnit),
    revision: isFile,
  };
}

/**
 * Restores the core of an index from parsed JSON, and validates it.
 *
 * @throws An error that names the first invalid part.
 */
export function parseSearchCore(value: unknown): SearchCore {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error('The search index is not an object. Fix: build the site again.');
  }
  const core = unpackCore(value as Record<string, unknown>);
  for (const [key, isRight] of Object.entries(checksOf(core))) {
    if (!isRight(core[key])) {
      throw new Error(
        `"${key}" of the search index is damaged or has another format. Fix: build the site again.`,
      );
    }
  }
  return core as SearchCore;
}
