// @ts-check
import {
  checkTranslation,
  formatLock,
  hashSections,
  lockFileOf,
  parseLock,
  placeOf,
  readSections,
} from './translations-library.mjs';

/** @typedef {import('../../src/lib/translations/project').Project} Project */

/**
 * @typedef {object} Synced
 * @property {Record<string, string>} written Texts of the lock files that changed, by path.
 * @property {string[]} recorded Files whose source sections were recorded, or whose entry was taken out.
 * @property {string[]} problems Why the other files were not recorded, with file, line and fix.
 */

/**
 * Takes the project and translated files, each with `#` and the id of a section behind it when only that one is up to date; a folder
 * stands for the files in it. Gives what to write. A file that differs from its source in more than its language is not recorded.
 * @param {Project} project
 * @param {readonly string[]} wanted Paths from the project folder.
 * @returns {Synced}
 */
export function syncTranslations(project, wanted) {
  /** @type {Map<string, Record<string, import('../../src/lib/translations/compareSections').SectionHashes>>} */
  const locks = new Map();
  /** @type {string[]} */
  const recorded = [];
  /** @type {string[]} */
  const problems = [];
  for (const argument of wanted.flatMap((name) => expand(project, name))) {
    const [file = '', section] = argument.split('#');
    const { locale, name, source } = placeOf(file);
    const lockFile = lockFileOf(locale);
    const lock = locks.get(locale) ?? { ...parseLock(lockFile, project.read(lockFile)) };
    locks.set(locale, lock);
    if (project.read(file) === null) {
      if (lock[name]) recorded.push(file);
      else problems.push(`${file}:1: there is no such file and no entry for it. Fix: check its name.`);
      delete lock[name];
      continue;
    }
    const present = hashSections(readSections(project.read(source) ?? ''), project.hash);
    const hashes = section ? oneSection(lock[name], present, section) : present;
    if (!hashes) {
      problems.push(
        `${file}:1: ${section} cannot be recorded alone. Fix: name a section of ${source}; the whole file must have been recorded before.`,
      );
      continue;
    }
    const wrong = checkTranslation({ file, source }, hashes, project);
    if (wrong.length > 0) {
      problems.push(...wrong);
      continue;
    }
    lock[name] = hashes;
    recorded.push(file);
  }
  const written = [...locks].flatMap(([locale, lock]) => {
    const file = lockFileOf(locale);
    const text = formatLock(lock);
    return text === project.read(file) ? [] : [[file, text]];
  });
  return { written: Object.fromEntries(written), recorded, problems };
}

/**
 * @param {Project} project
 * @param {string} name
 */
function expand(project, name) {
  if (/\.mdx?(#|$)/.test(name)) return [name];
  return project
    .list(name.replace(/\/+$/, ''))
    .filter((file) => /^i18n\/[^/]+\/docusaurus-plugin-content-/.test(file));
}

/**
 * @param {Readonly<Record<string, string>> | undefined} known
 * @param {Readonly<Record<string, string>>} present
 * @param {string} section
 */
function oneSection(known, present, section) {
  if (!known || !(section in known || section in present)) return null;
  const { [section]: _old, ...others } = known;
  const hash = present[section];
  return hash === undefined ? others : { ...others, [section]: hash };
}
