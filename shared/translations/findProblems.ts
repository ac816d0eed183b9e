import { compareFrontMatter } from './compareFrontMatter';
import { compareIds } from './compareIds';
import { compareSection } from './compareSection';
import { describe, type Pages } from './comparedPages';
import type { ContentList } from './contentList';
import { findLentProblems } from './findLentProblems';
import { lineInLock, lockFileOf, parseLock } from './lock';
import type { Project } from './project';
import { readSections, type Section } from './readSections';

/**
 * Checks a translation against its source. Sections that have changed since are checked for their ids only.
 *
 * @param translated Hashes of the translated sections, if recorded.
 * @returns One line per problem.
 */
export function checkTranslation(
  { file, source }: { readonly file: string; readonly source: string },
  translated: Readonly<Record<string, string>> | undefined,
  project: Project,
): string[] {
  const original = project.read(source);
  const sync = `npm run translations -- sync ${file}`;
  if (original === null) {
    const fix = `move it to where the source went, or delete it, and run ${sync}`;
    return [describe(file, 1, `its source ${source} is gone`, fix)];
  }
  const pages: Pages = {
    file,
    source,
    sections: readSections(project.read(file) ?? ''),
    sourceSections: readSections(original),
  };
  const unknown = translated
    ? []
    : [describe(file, 1, 'the lock file does not say what it was translated from', `run ${sync}`)];
  const isFresh = ({ id, text }: Section) => !translated || translated[id] === project.hash(text);
  const contents = pages.sourceSections.filter(isFresh).flatMap((section) => {
    const other = pages.sections.find(({ id }) => id === section.id);
    return other ? compareSection(pages, section, other) : [];
  });
  return [
    ...unknown,
    ...compareFrontMatter(pages, project),
    ...compareIds(pages, translated ? Object.keys(translated) : null),
    ...contents,
  ];
}

/**
 * Checks all translated files of a locale and its lock file.
 *
 * @returns One line per problem with file, line and fix, sorted by file.
 */
export function findProblems(locale: string, lists: readonly ContentList[], project: Project): string[] {
  const top = `i18n/${locale}/`;
  const lockFile = lockFileOf(locale);
  const lockText = project.read(lockFile);
  const lock = parseLock(lockFile, lockText);
  const files = project.list(`i18n/${locale}`).filter((file) => file.slice(top.length).includes('/'));
  const known = new Set(files.map((file) => file.slice(top.length)));
  const orphans = Object.keys(lock)
    .filter((name) => !known.has(name))
    .map((name) =>
      describe(
        lockFile,
        lineInLock(lockText ?? '', name),
        `${top}${name} does not exist`,
        `run npm run translations -- sync ${top}${name}, which takes the entry out`,
      ),
    );
  const problems = files.flatMap((file) => {
    const name = file.slice(top.length);
    const list = lists.find(({ translated }) => name.startsWith(`${translated}/`));
    if (!list)
      return [describe(file, 1, 'no version and no list has this folder', 'move the file or delete it')];
    const source = `${list.folder}/${name.slice(list.translated.length + 1)}`;
    return checkTranslation({ file, source }, lock[name], project);
  });
  // A difference within the lender's own version has been reported there.
  const lent = findLentProblems(locale, lists, lock, project).filter(
    (problem) => !problems.some((known) => known.split(': ')[0] === problem.split(': ')[0]),
  );
  return [...problems, ...orphans, ...lent];
}
