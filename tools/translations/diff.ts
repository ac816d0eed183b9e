import { compareSections } from '../../shared/translations/compareSections';
import { lockFileOf, parseLock } from '../../shared/translations/lock';
import { readSections } from '../../shared/translations/readSections';
import { placeOf } from './library';
import type { SectionChange } from '../../shared/translations/compareSections';
import type { Project } from '../../shared/translations/project';
import type { Section } from '../../shared/translations/readSections';

/**
 * Takes a translated file and the older texts of its source, the newest first; gives the lines that show what changed in the source since
 * it was translated. A section whose old text none of them has is said to be lost, and shown as it is now.
 * @param file Path from the project folder.
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
    return [title, ...foldLines(diffLines(before, now?.text ?? ''))];
  });
}

function findOlder(
  changes: readonly SectionChange[],
  translated: Readonly<Record<string, string>>,
  olderTexts: () => Iterable<string>,
  project: Project,
) {
  const lost = new Set(changes.filter(({ kind }) => kind !== 'added').map(({ id }) => id));
  const found: Map<string, string> = new Map();
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
 * Takes two texts; gives their lines, those of the first only with `- ` in front, those of the second only with `+ `.
 */
export function diffLines(before: string, after: string): string[] {
  const [a, b] = [before, after].map((text) => (text === '' ? [] : text.split('\n')));
  if (!a || !b) return [];
  // Lengths of the longest common subsequence of what follows.
  const table = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  const at = (i: number, j: number) => table[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const row = table[i];
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const lines = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push(`  ${a[i++]}`);
      j++;
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) lines.push(`- ${a[i++]}`);
    else lines.push(`+ ${b[j++]}`);
  }
  return lines;
}

/**
 * Takes the lines of a difference; gives those that changed with three around them, and a mark where others were left out.
 */
export function foldLines(lines: readonly string[]): string[] {
  const isNear = (index: number) =>
    lines.slice(Math.max(index - 3, 0), index + 4).some((line) => /^[-+] /.test(line));
  return lines.flatMap((line, index) => {
    if (isNear(index)) return [line];
    return index === 0 || isNear(index - 1) ? ['  …'] : [];
  });
}

function prefix(mark: string, text: string) {
  return text.split('\n').map((line) => `${mark}${line}`);
}
