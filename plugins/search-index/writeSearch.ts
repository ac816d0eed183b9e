import path from 'node:path';
import { createMatcher } from '@docusaurus/utils';
import { buildIndex } from './buildIndex';
import type { Options } from './options';
import { readHtml } from './readHtml';
import { readInventory } from './readInventories';
import { readSubjects } from './readSubjects';
import { readTermPairs } from './readTermPairs';
import removedNames from './removedNames.json';
import synonymsByLocale from './synonyms.json';
import { toRecords } from './toRecords';
import { writeIndex, writeRecords } from './writeIndex';

const synonyms: Partial<Record<string, Record<string, string[]>>> = synonymsByLocale;

/** In percent of a normal page. */
const minorWeight = 60;

/** A finished locale. */
type Finished = {
  readonly siteDir: string;
  readonly siteUrl: string;
  readonly baseUrl: string;
  readonly locale: string;
  readonly outDir: string;
  /** Paths of its pages, with the base URL. */
  readonly paths: readonly string[];
  readonly options: Options;
};

/**
 * Writes the search index of a finished locale. Runs in a thread of its own.
 * @returns Paths of pages that are not in the index, because they have no h1 in main.
 */
export function run({ siteDir, siteUrl, baseUrl, locale, outDir, paths, options }: Finished): string[] {
  const isMinor = createMatcher(options.minor);
  const isTitleOnly = createMatcher(options.titleOnly);
  const built = buildIndex({
    locale,
    paths,
    baseUrl,
    versions: options.versions,
    inventories: options.versions.map((version) =>
      readInventory(path.join(siteDir, options.inventories, version.path || version.label)),
    ),
    removedNames,
    synonyms: {
      ...readTermPairs(path.join(siteDir, 'i18n', locale, 'glossary.md')),
      ...synonyms[locale],
    },
    subjects: readSubjects(locale),
    isExcluded: createMatcher(['/404.html', '/search', '/search/', ...options.exclude]),
    weigh: (page) => (isMinor(page) || isTitleOnly(page) ? minorWeight : 100),
    isTitleOnly,
    readHtml: (url) => readHtml(outDir, baseUrl, url),
  });
  writeIndex(outDir, built);
  writeRecords(outDir, toRecords(built.core, built.summaries, siteUrl));
  return built.withoutTitle;
}
