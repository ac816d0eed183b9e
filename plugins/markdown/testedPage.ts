import { versions } from '../../config/versions';
import { contentLists } from '../../shared/translations/contentLists';

/** A page whose examples are run. */
export type TestedPage = {
  /** Path of the English page, which is the one that is run, relative to the site's folder. */
  readonly source: string;
  readonly isTranslation: boolean;
  /** Version that the page documents, as the report names it; null for the last release. */
  readonly version: string | null;
};

const lists = contentLists(versions.map(({ name }) => name)).filter(({ kind }) => kind !== 'pages');

/** The report names versions by their folders in `api/`. */
const reportNames = new Map<string, string>(versions.map(({ name, path }) => [name, path || name]));

/**
 * Finds the page of the report that covers a file; null if the file is never run.
 * @param file Path relative to the site's folder, with slashes.
 */
export function testedPageOf(file: string): TestedPage | null {
  const [, inLocale] = /^i18n\/[^/]+\/(.+)$/.exec(file) ?? [];
  for (const { name, folder, translated } of lists) {
    const rest = inLocale === undefined ? pathBelow(folder, file) : pathBelow(translated, inLocale);
    if (rest === null) continue;
    return {
      source: `${folder}/${rest}`,
      isTranslation: inLocale !== undefined,
      version: reportNames.get(name) ?? null,
    };
  }
  return null;
}

function pathBelow(folder: string, file: string): string | null {
  return file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : null;
}
