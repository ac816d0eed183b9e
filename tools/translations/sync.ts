import { hashSections, type SectionHashes } from '../../shared/translations/compareSections';
import { checkTranslation } from '../../shared/translations/findProblems';
import { formatLock, lockFileOf, parseLock, type Lock } from '../../shared/translations/lock';
import type { Project } from '../../shared/translations/project';
import { readSections } from '../../shared/translations/readSections';
import { contentLists } from '../../config/content';
import { findUnchanged } from './findUnchanged';
import { keepLentSections } from './keepLent';
import { placeOf } from './library';

export type Synced = {
  /** Texts of the changed lock files, and of translations that keep a section which was lent to them, by path. */
  written: Record<string, string>;
  /** Files whose source sections were recorded, or whose entry was removed. */
  recorded: string[];
  /** What else happened, one line each. */
  notes: string[];
  /** Reasons why the other files were not recorded, with file, line and fix. */
  problems: string[];
};

export type SyncOptions = {
  /** Finds the text of a file in the last commit; null if it has none. */
  readonly committed?: (file: string) => string | null;
  /** Records stale sections even if their translation is what it was. */
  readonly maySame?: boolean;
};

/**
 * Records the current source of translated files in the lock files. A file that differs from its source in ids or code is not
 * recorded, nor one with a stale section whose translation did not change since the last commit.
 *
 * @param wanted Paths relative to the project: files, folders, or a file with `#` and a section id to record only that section.
 * @returns The changed files, which are not written yet.
 */
export function syncTranslations(
  project: Project,
  wanted: readonly string[],
  { committed = () => null, maySame = false }: SyncOptions = {},
): Synced {
  const locks = new Map<string, { before: Lock; after: Record<string, SectionHashes> }>();
  const synced: Synced = { written: {}, recorded: [], notes: [], problems: [] };
  const { recorded, problems } = synced;
  for (const argument of wanted.flatMap((name) => expand(project, name))) {
    const [file = '', section] = argument.split('#');
    const { locale, name, source } = placeOf(file);
    const lockFile = lockFileOf(locale);
    const before = locks.get(locale)?.before ?? parseLock(lockFile, project.read(lockFile));
    const { after: lock } = locks.get(locale) ?? { after: { ...before } };
    locks.set(locale, { before, after: lock });
    const text = project.read(file);
    if (text === null) {
      if (lock[name]) recorded.push(file);
      else problems.push(`${file}:1: there is no such file and no entry for it. Fix: check its name.`);
      delete lock[name];
      continue;
    }
    const translated = new Set(readSections(text).map(({ id }) => id));
    const english = readSections(project.read(source) ?? '').filter(({ id }) => translated.has(id));
    const present = hashSections(english, project.hash);
    const hashes = section ? oneSection(lock[name], present, section) : present;
    if (!hashes) {
      problems.push(
        `${file}:1: ${section} cannot be recorded alone. Fix: name a section of ${source}; the whole file must have been recorded before.`,
      );
      continue;
    }
    const stale = Object.keys(hashes).filter((id) => (lock[name]?.[id] ?? hashes[id]) !== hashes[id]);
    const wrong = [
      ...checkTranslation({ file, source }, hashes, project),
      ...(maySame || stale.length === 0 ? [] : findUnchanged(file, stale, text, committed(file))),
    ];
    if (wrong.length > 0) {
      problems.push(...wrong);
      continue;
    }
    lock[name] = hashes;
    recorded.push(file);
  }
  for (const [locale, { before, after }] of locks) {
    const kept = keepLentSections(project, { locale, before, after, lists: contentLists, committed });
    synced.notes.push(...kept.notes);
    Object.assign(synced.written, kept.written);
    const text = formatLock({ ...after, ...kept.entries });
    if (text !== project.read(lockFileOf(locale))) synced.written[lockFileOf(locale)] = text;
  }
  return synced;
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
