import { hashSections, type SectionHashes } from '../../shared/translations/compareSections';
import { checkTranslation } from '../../shared/translations/findProblems';
import { formatLock, lockFileOf, parseLock } from '../../shared/translations/lock';
import type { Project } from '../../shared/translations/project';
import { readSections } from '../../shared/translations/readSections';
import { placeOf } from './library';

export type Synced = {
  /** Texts of the changed lock files, by path. */
  written: Record<string, string>;
  /** Files whose source sections were recorded, or whose entry was removed. */
  recorded: string[];
  /** Reasons why the other files were not recorded, with file, line and fix. */
  problems: string[];
};

/**
 * Records the current source of translated files in the lock files. A file that differs from its source in ids or code is not
 * recorded.
 *
 * @param wanted Paths relative to the project: files, folders, or a file with `#` and a section id to record only that section.
 * @returns The changed lock files, which are not written yet.
 */
export function syncTranslations(project: Project, wanted: readonly string[]): Synced {
  const locks = new Map<string, Record<string, SectionHashes>>();
  const recorded: string[] = [];
  const problems: string[] = [];
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

function expand(project: Project, name: string) {
  if (/\.mdx?(#|$)/.test(name)) return [name];
  return project
    .list(name.replace(/\/+$/, ''))
    .filter((file) => /^i18n\/[^/]+\/docusaurus-plugin-content-/.test(file));
}

function oneSection(
  known: Readonly<Record<string, string>> | undefined,
  present: Readonly<Record<string, string>>,
  section: string,
) {
  if (!known || !(section in known || section in present)) return null;
  const { [section]: _old, ...others } = known;
  const hash = present[section];
  return hash === undefined ? others : { ...others, [section]: hash };
}
