import { structuredPatch } from 'diff';
import { compareSections, type SectionChange } from '../../shared/translations/compareSections';
import { lockFileOf, parseLock } from '../../shared/translations/lock';
import type { Project } from '../../shared/translations/project';
import { readSections } from '../../shared/translations/readSections';
import { placeOf } from './library';

/**
 * Formats the changes of a source page since it was translated. A section whose translated text is in none of the older texts
 * is marked as such, with its current text.
 *
 * @param file Path of the translated file, relative to the project.
 * @param olderTexts Older texts of a source, newest first.
 */
export function diffTranslation(
  project: Project,
  file: string,
  olderTexts: (source: string) => Iterable<string>,
): string[] {
  const { locale, name, source } = placeOf(file);
  const lockFile = lockFileOf(locale);
  const translated = parseLock(lockFile, project.read(lockFile))[name];
  if (!translated)
    throw new Error(
      `${file}:1: the lock file does not say what it was translated from. Fix: run npm run translations -- sync ${file}.`,
    );
  const present = readSections(project.read(source) ?? '');
  const changes = compareSections(translated, present, project.hash);
  if (changes.length === 0) return [`${file}: the source has not changed since it was translated`];
  const older = findOlder(changes, translated, () => olderTexts(source), project);
  return changes.flatMap(({ id, kind }) => {
    const now = present.find((section) => section.id === id);
    const before = older.get(id);
    const title = `${source}${now ? `:${now.line}` : ''}: ${id} (${kind})`;
    if (kind === 'added') return [title, ...prefix('+ ', now?.text ?? '')];
    if (before === undefined)
      return [
        title,
        '  the text that was translated is not in the history of Git; this is the present one:',
        ...prefix('  ', now?.text ?? '(gone)'),
      ];
    return [title, ...formatChanges(before, now?.text ?? '')];
  });
}

function findOlder(
  changes: readonly SectionChange[],
  translated: Readonly<Record<string, string>>,
  olderTexts: () => Iterable<string>,
  project: Project,
) {
  const lost = new Set(changes.filter(({ kind }) => kind !== 'added').map(({ id }) => id));
  const found = new Map<string, string>();
  if (lost.size === 0) return found;
  for (const text of olderTexts()) {
    for (const section of readSections(text)) {
      if (!lost.has(section.id) || project.hash(section.text) !== translated[section.id]) continue;
      found.set(section.id, section.text);
      lost.delete(section.id);
    }
    if (lost.size === 0) break;
  }
  return found;
}

/**
 * Formats the changes between two texts: removed lines start with `- `, added ones with `+ `, up to three unchanged lines
 * around them with two spaces. An ellipsis replaces the other lines.
 */
export function formatChanges(before: string, after: string): string[] {
  const withLineEnd = (text: string) => (text === '' ? '' : `${text}\n`);
  const { hunks } = structuredPatch('', '', withLineEnd(before), withLineEnd(after), '', '', { context: 3 });
  const total = before === '' ? 0 : before.split('\n').length;
  const lines = hunks.flatMap(({ oldStart, lines: changed }, index) => [
    ...(index > 0 || oldStart > 1 ? ['  …'] : []),
    ...changed.map((line) => `${line.charAt(0)} ${line.slice(1)}`),
  ]);
  const last = hunks.at(-1);
  return last && last.oldStart + last.oldLines <= total ? [...lines, '  …'] : lines;
}

function prefix(mark: string, text: string) {
  return text.split('\n').map((line) => `${mark}${line}`);
}
