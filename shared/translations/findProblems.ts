import { compareFences } from './compareFences';
import type { ContentList } from './contentList';
import { lineInLock, lockFileOf, parseLock } from './lock';
import type { Project } from './project';
import { readSections, type Section } from './readSections';

interface Pages {
  readonly file: string;
  readonly source: string;
  readonly sections: readonly Section[];
  readonly sourceSections: readonly Section[];
}

const describe = (file: string, line: number, problem: string, fix: string): string =>
  `${file}:${line}: ${problem}. Fix: ${fix}.`;

const nameOf = (id: string): string =>
  ({ _title: 'the title', _intro: 'the introduction' })[id] ?? `the heading {#${id}}`;

/**
 * Reports headings with an unexpected id, and expected ids without a heading.
 *
 * @param wanted Ids that the headings must have.
 */
function compareIds({ file, source, sections, sourceSections }: Pages, wanted: readonly string[]): string[] {
  const found = new Set(sections.map(({ id }) => id));
  const missing = wanted.filter((id) => !found.has(id));
  const extra = sections.filter(({ id }) => !wanted.includes(id));
  const placeOf = (id: string) =>
    `${source}:${sourceSections.find((section) => section.id === id)?.line ?? 1}`;
  const wrong = extra.map(({ id, line }) => {
    const meant = id.startsWith('_') ? undefined : missing.find((other) => !other.startsWith('_'));
    if (meant !== undefined) missing.splice(missing.indexOf(meant), 1);
    const fix = meant
      ? `make it {#${meant}}, as in ${placeOf(meant)}`
      : `take it out, or run npm run translations -- sync ${file} after you have translated it`;
    return describe(file, line, `${nameOf(id)} is not one that the source had`, fix);
  });
  const absent = missing.map((id) =>
    describe(
      file,
      1,
      `${nameOf(id)} is missing`,
      `translate it from ${placeOf(id)}, or run npm run translations -- sync ${file} if the source has it no longer`,
    ),
  );
  return [...wrong, ...absent];
}

/** Reports what the translation of an unchanged section must not change: ids of subheadings, and code. */
function compareSection({ file, source }: Pages, section: Section, translated: Section): string[] {
  const ids = section.subheadings.map(({ id }) => id);
  const wrong = translated.subheadings.flatMap(({ id, line }, index) =>
    ids[index] === id
      ? []
      : [
          describe(
            file,
            line,
            `the heading id ${id} differs from the source`,
            ids[index] ? `make it {#${ids[index]}}` : 'take the heading out',
          ),
        ],
  );
  if (translated.subheadings.length < ids.length) {
    const lacking = section.subheadings[translated.subheadings.length];
    const at = `${source}:${lacking?.line ?? section.line}`;
    wrong.push(
      describe(file, translated.line, `the heading {#${lacking?.id}} is missing`, `translate it from ${at}`),
    );
  }
  const fences = compareFences(section.text, translated.text).map(({ line, problem, fix }) =>
    describe(file, translated.line + line - 1, problem, `${fix}, as in ${source}:${section.line}`),
  );
  return [...wrong, ...fences];
}

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
  const ids = translated ? Object.keys(translated) : pages.sourceSections.map(({ id }) => id);
  const isFresh = ({ id, text }: Section) => !translated || translated[id] === project.hash(text);
  const contents = pages.sourceSections.filter(isFresh).flatMap((section) => {
    const other = pages.sections.find(({ id }) => id === section.id);
    return other ? compareSection(pages, section, other) : [];
  });
  return [...unknown, ...compareIds(pages, ids), ...contents];
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
  return [...problems, ...orphans];
}
