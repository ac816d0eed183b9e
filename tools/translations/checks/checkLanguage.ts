import type { ApiTranslations } from '../../../plugins/api-reference/translations/loadTranslations';
import type { Project } from '../../../shared/translations/project';
import { placeOf } from '../library';
import { findDoubleTerms, findRejectedTerms } from './glossary';
import { maskFrontMatter, maskProse } from './maskProse';
import { findTypography } from './typography';
import { findUntranslated } from './untranslated';

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text);

/** Checks prose for typography and rejected terms. Problems are placed by the given function. */
function checkProse(prose: string, locale: string, at: (line: number, column: number) => string): string[] {
  return [
    ...findTypography(prose, locale).map(
      ({ line, column, problem, fix, around }) =>
        `${at(line, column)}: ${problem}: "${around}". Fix: ${fix}.`,
    ),
    ...findRejectedTerms(prose, locale).map(
      ({ line, column, found, instead }) =>
        `${at(line, column)}: "${found}" is not the word of the glossary. Fix: write ${instead}.`,
    ),
  ];
}

const prepare = (markdown: string): string => maskProse(maskFrontMatter(markdown));

function checkPage(file: string, locale: string, project: Project): string[] {
  const text = project.read(file) ?? '';
  const prose = prepare(text);
  const { source } = placeOf(file);
  const english = findUntranslated(prepare(project.read(source) ?? ''), prose).map(
    (line) =>
      `${file}:${line.line}: "${shorten(line.text)}" is the English text. Fix: translate it, or take the section out: it is shown in English then.`,
  );
  return [...checkProse(prose, locale, (line, column) => `${file}:${line}:${column}`), ...english];
}

/** Places of the messages in a file of the interface: line and column of the text after `"message": "`. */
function checkMessages(file: string, json: string, locale: string): string[] {
  return json.split('\n').flatMap((line, index) => {
    const [all = '', start = '', text = ''] = /^(\s*"message": ")(.*)",?$/.exec(line) ?? [];
    if (all === '') return [];
    // A placeholder may stand for a word of any script.
    const open = text.replaceAll('\\"', '””').replace(/\{\w+\}/g, (name) => '\uE002'.repeat(name.length));
    const prose = maskProse(open.replaceAll('|', '\n'));
    return checkProse(prose, locale, (form, column) => {
      const before =
        prose
          .split('\n')
          .slice(0, form - 1)
          .join('|').length + (form > 1 ? 1 : 0);
      return `${file}:${index + 1}:${start.length + before + column}`;
    });
  });
}

/**
 * Checks the language of all translations of a locale: typography, terms, text left in English, and the glossary itself.
 *
 * @param messageFiles Paths of the files with interface messages.
 * @returns One line per problem with file, line, column and fix.
 */
export function checkLanguage(
  locale: string,
  project: Project,
  { files }: Pick<ApiTranslations, 'files'>,
  messageFiles: readonly string[],
): string[] {
  const pages = project.list(`i18n/${locale}`).filter((file) => /\/docusaurus-plugin-content-/.test(file));
  const glossary = `i18n/${locale}/glossary.md`;
  const texts = files.flatMap((file) => file.texts);
  return [
    ...pages.flatMap((file) => checkPage(file, locale, project)),
    ...messageFiles.flatMap((file) => checkMessages(file, project.read(file) ?? '', locale)),
    ...texts.flatMap(({ text, english, place }) => [
      ...checkProse(maskProse(text), locale, () => place),
      ...(text === english && /\p{L}{2}.*\s\p{L}{2}/u.test(english)
        ? [`${place}: "${shorten(text)}" is the English text. Fix: translate it, or leave it empty.`]
        : []),
    ]),
    ...findDoubleTerms(glossary, project.read(glossary) ?? ''),
  ];
}
