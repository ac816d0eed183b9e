import type { PagePart, PagePlan } from './planPage';
import type { Project } from './project';
import { readFrontMatter, type Section } from './readSections';

/** Place of a section in the file that authors edit. */
export interface SectionOrigin {
  readonly file: string;
  /** 1-based line of the section's first line. */
  readonly line: number;
  readonly isEnglish: boolean;
}

const pattern = /^<!-- section (.+?):(\d+)( in English)? -->$/;

/** Formats the comment above a section of a composed page. */
export function formatOrigin({ file, line, isEnglish }: SectionOrigin): string {
  return `<!-- section ${file}:${line}${isEnglish ? ' in English' : ''} -->`;
}

/** Parses such a comment; null for other texts. */
export function parseOrigin(text: string): SectionOrigin | null {
  const [, file, line, english] = pattern.exec(text.trim()) ?? [];
  return file === undefined ? null : { file, line: Number(line), isEnglish: english !== undefined };
}

/**
 * Finds the place where a line of a composed page is written; null above its first section and on other pages.
 *
 * @param line 1-based.
 */
export function locateLine(text: string, line: number): { file: string; line: number } | null {
  const lines = text.split('\n').slice(0, line);
  for (let index = lines.length - 1; index >= 0; index--) {
    const origin = parseOrigin(lines[index] ?? '');
    // The section follows its comment and a blank line.
    if (origin) return { file: origin.file, line: Math.max(origin.line + line - 1 - index - 2, origin.line) };
  }
  return null;
}

/**
 * Reports whether a page is its own translation as it is written, so that the file can be used unchanged: it has all sections, and
 * more front matter than what is translated.
 */
export function isOwnFile({ own, parts }: PagePlan, project: Project): boolean {
  return (
    parts.every(({ file }) => file === own) &&
    readFrontMatter(project.read(own) ?? '').some(({ isTranslated }) => !isTranslated)
  );
}

/** Extracts the lines of a section as written; its `text` lacks the spaces at their ends. */
export function sectionLines(page: string, { line, text }: Section): string[] {
  return page.split(/\r?\n/).slice(line - 1, line - 1 + text.split('\n').length);
}

/** Copies a section as written. Ids that follow from English headings are written out, because other headings may change them. */
function copySection({ kind, section }: PagePart, page: string): string {
  const own = sectionLines(page, section);
  if (kind !== 'added') return own.join('\n');
  const headings = new Map(section.subheadings.map(({ id, line }) => [line, id]));
  if (!section.id.startsWith('_')) headings.set(section.line, section.id);
  const withId = (line: string, index: number) => {
    const id = headings.get(section.line + index);
    return id === undefined || /\{#[^}]+\}\s*$/.test(line) ? line : `${line.trimEnd()} {#${id}}`;
  };
  return own.map(withId).join('\n');
}

/** Builds the front matter: that of the English page, with the translated title and description. */
function composeFrontMatter({ source, parts }: PagePlan, project: Project): string {
  const title = parts.find(({ id }) => id === '_title');
  const translated = readFrontMatter(project.read(title?.file ?? source) ?? '').filter(
    ({ isTranslated }) => isTranslated,
  );
  const entries = readFrontMatter(project.read(source) ?? '').map(
    (english) => translated.find(({ key }) => key === english.key) ?? english,
  );
  return entries.length > 0 ? ['---', ...entries.map(({ text }) => text), '---'].join('\n') : '';
}

/** Composes a page of sections from several files, each below a comment that says where it is written. */
export function composePage(plan: PagePlan, project: Project): string {
  const parts = plan.parts.filter(({ id }) => id !== '_title');
  const sections = parts.flatMap((part) => {
    const { file, section, kind } = part;
    const origin = formatOrigin({ file, line: section.line, isEnglish: kind === 'added' });
    return [origin, copySection(part, project.read(file) ?? '')];
  });
  return `${[composeFrontMatter(plan, project), ...sections].filter(Boolean).join('\n\n')}\n`;
}
