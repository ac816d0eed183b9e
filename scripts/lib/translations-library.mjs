// @ts-check
import createJiti from 'jiti';

const load = createJiti(import.meta.url);
const { defaultLocale, locales } = /** @type {typeof import('../../src/config/locales')} */ (
  load('../../src/config/locales.ts')
);
const { versions } = /** @type {typeof import('../../src/config/versions')} */ (
  load('../../src/config/versions.ts')
);

export const { contentLists } = /** @type {typeof import('../../src/lib/translations/contentLists')} */ (
  load('../../src/lib/translations/contentLists.ts')
);
export const { compareSections, hashSections } =
  /** @type {typeof import('../../src/lib/translations/compareSections')} */ (
    load('../../src/lib/translations/compareSections.ts')
  );
export const { checkTranslation, findProblems } =
  /** @type {typeof import('../../src/lib/translations/findProblems')} */ (
    load('../../src/lib/translations/findProblems.ts')
  );
export const { createJudge } = /** @type {typeof import('../../src/lib/translations/judgePage')} */ (
  load('../../src/lib/translations/judgePage.ts')
);
export const { formatLock, lockFileOf, parseLock } =
  /** @type {typeof import('../../src/lib/translations/lock')} */ (
    load('../../src/lib/translations/lock.ts')
  );
export const { readSections } = /** @type {typeof import('../../src/lib/translations/readSections')} */ (
  load('../../src/lib/translations/readSections.ts')
);

/** The build and the commands read the project in one way. */
export const { openProject } = /** @type {typeof import('../../plugins/translated-content/openProject')} */ (
  load('../../plugins/translated-content/openProject.ts')
);

/** All lists of pages of this site, in the order in which they are shown. */
export const siteLists = contentLists(versions.map(({ name }) => name));

/** The locales that are translated into, sorted. */
export const translatedLocales = locales.filter((locale) => locale !== defaultLocale).sort();

/**
 * Takes the path of a translated file; gives its locale, its name in the lock file and its source. Throws on other files.
 * @param {string} file
 */
export function placeOf(file) {
  const [, locale, name] = /^i18n\/([^/]+)\/(.+\.mdx?)$/.exec(file) ?? [];
  const list = name && siteLists.find(({ translated }) => name.startsWith(`${translated}/`));
  if (!locale || !name || !list)
    throw new Error(
      `${file}: is not a translated page. Fix: name a file in i18n/<locale>/docusaurus-plugin-content-…`,
    );
  return { locale, name, source: `${list.folder}/${name.slice(list.translated.length + 1)}` };
}
