import {
  coreFormat,
  packFile,
  wordsFile,
  type RemovedRow,
  type SearchCore,
  type SymbolRow,
} from '../../shared/search-format/searchCore';
import { sections, versionedSections } from '../../shared/search-format/sections';
import { joinText } from '../../shared/search-format/unitText';
import { collectPages, type CollectedPage, type CollectedUnit } from './collectPages';
import { cutSummary } from './cutSummary';
import { findTarget } from './findTarget';
import { listRemoved, type RemovedName } from './listRemoved';
import { listSubjects, type Subjects } from './listSubjects';
import { listSymbols } from './listSymbols';
import type { Options } from './options';
import type { Inventory } from './readInventories';
import { packTexts } from './packTexts';
import { rowSymbols } from './rowSymbols';
import { hashOf, listPostings, makeFile, splitIntoShards, type IndexFile } from './writeTerms';

type Input = {
  locale: string;
  /** Paths of the pages of the locale, with the base URL. */
  paths: readonly string[];
  baseUrl: string;
  versions: Options['versions'];
  /** Symbols of each version, in the order of `versions`. */
  inventories: readonly Inventory[];
  removedNames: readonly RemovedName[];
  /** Folded words of the locale with their synonyms. */
  synonyms: Readonly<Record<string, readonly string[]>>;
  /** Names of subjects by the place that explains them. */
  subjects: Subjects;
  isExcluded: (path: string) => boolean;
  /** Weight of a page in percent, by its path without base URL and version. */
  weigh: (path: string) => number;
  /** Whether a page is found by its title only, by its path without base URL and version. */
  isTitleOnly: (path: string) => boolean;
  /** Returns the finished HTML of a path; throws when it does not exist. */
  readHtml: (path: string) => string;
};

export type BuiltIndex = {
  core: SearchCore;
  /** First sentence of each unit, empty for small ones: the core has those of pages. */
  summaries: string[];
  /** All files except the core. */
  files: IndexFile[];
  /** Paths of pages without an h1 in main. */
  withoutTitle: string[];
};

/** Minimum number of units that a word appears in to be used for typo correction. */
const knownFrom = 4;

/** Builds the index of one locale; deterministic, byte for byte. */
export function buildIndex(input: Input): BuiltIndex {
  const { locale, baseUrl, versions, inventories, weigh } = input;
  const perVersion = inventories.map((inventory) => ({ inventory, symbols: listSymbols(inventory) }));
  const { pages, withoutTitle } = collectPages({
    ...input,
    isEntry: (id, { section, versions: bits }) =>
      section === 'api' &&
      perVersion.some(({ symbols }, index) => (bits & (1 << index)) !== 0 && symbols.homes.has(id)),
  });
  const allSymbols = perVersion.map(({ symbols }) => symbols);
  const { pages: shown, symbols } = rowSymbols(pages, allSymbols);

  const units = shown.flatMap(({ units: own }, page) => own.map((unit) => ({ unit, page })));
  // The words of a signature are searched, too.
  const postings = listPostings(units.map(({ unit }) => `${unit.signature} ${unit.text}`));
  const shards = splitIntoShards(postings);
  const { packs, contents } = packTexts(
    units.map(({ unit: { poster, signature, text } }) => joinText({ poster, signature, body: text })),
  );
  const revision = hashOf([...contents, ...shards.map(({ content }) => content)].join('\n'));
  const files = [
    ...shards.map(({ content }, part) => ({ name: wordsFile(revision, part), content })),
    ...contents.map((content, part) => ({ name: packFile(revision, part), content })),
  ];
  const words = makeFile(
    'frequent',
    [...postings.keys()]
      .filter((word) => /^\p{L}{4,}$/u.test(word) && !/\p{Script=Han}/u.test(word))
      .filter((word) => (postings.get(word)?.length ?? 0) >= knownFrom)
      .sort(),
  );
  const removed = perVersion.flatMap((version, index): RemovedRow[] =>
    listRemoved(
      version,
      perVersion.filter((other) => other !== version),
      input.removedNames,
    ).missing.flatMap(({ name, target }): RemovedRow[] => {
      const unit = findTarget(target, shown, symbols.ids, 1 << index);
      return unit < 0 ? [] : [[name, unit, 1 << index]];
    }),
  );
  const isSymbol = new Set(symbols.rows.map(([unit]) => unit));
  const current = 1 << versions.findIndex((version) => version.path === '');
  // Members and deep sections are numerous, and posts and other versions have few readers.
  const hasSummary = (unit: CollectedUnit, page: number): boolean =>
    (unit.versions & current) !== 0 &&
    (unit.level === 1 ||
      (unit.level === 2 && versionedSections.includes(shown[page]?.place.section ?? 'pages')));
  const summaries = units.map(({ unit, page }) => (hasSummary(unit, page) ? cutSummary(unit.summary) : ''));
  const core: SearchCore = {
    format: coreFormat,
    locale,
    baseUrl,
    versions: versions.map(({ label, path }) => [label, path]),
    pages: shown.map(({ place, title, tags }) => [
      sections.indexOf(place.section),
      place.path,
      title,
      tags.join(' '),
      weigh(`/${place.path}`),
    ]),
    units: units.map(({ unit, page }, index) => [
      page,
      unit.id,
      // Names of symbols are in a list of their own.
      isSymbol.has(index) ? '' : unit.heading,
      unit.level,
      unit.versions,
      // Those of sections are half of the core, and come with the texts as soon as they are shown.
      unit.level === 1 ? (summaries[index] ?? '') : '',
      Math.ceil((unit.signature.length + unit.text.length) / 60),
    ]),
    symbols: symbols.rows,
    removed: mergeRemoved(removed),
    words: words.name,
    synonyms: Object.entries(input.synonyms),
    subjects: listSubjects(shown, input.subjects),
    shards: shards.map(({ key }) => key),
    packs,
    revision,
  };
  return { core, summaries, files: [words, ...files], withoutTitle };
}

/** Merges the rows of a name that several versions lack and that has the same replacement in each. */
function mergeRemoved(rows: readonly RemovedRow[]): RemovedRow[] {
  const merged = new Map<string, RemovedRow>();
  for (const [name, unit, versions] of rows) {
    const key = JSON.stringify([name, unit]);
    merged.set(key, [name, unit, (merged.get(key)?.[2] ?? 0) | versions]);
  }
  return [...merged.values()].sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : a[1] - b[1]));
}

export type { CollectedPage, SymbolRow };
