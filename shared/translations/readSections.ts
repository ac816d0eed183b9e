import { parseMarkdown, readLines, type MarkdownPage } from '../markdown/parseMarkdown';
import { readHeadings } from '../markdown/readHeadings';
import { memoize } from '../text/memoize';

/** A heading of level four or below. */
export type Subheading = {
  readonly id: string;
  /** Its level. */
  readonly depth: number;
  readonly line: number;
};

/** The unit of translation freshness: a part of a page that is translated as a whole. */
export type Section = {
  /** Id of its heading; `_title` for the front matter, `_intro` for the text above the first heading. */
  readonly id: string;
  /** Its heading without Markdown; empty for `_title` and `_intro`. */
  readonly title: string;
  /** Level of its heading, 2 or 3; 0 for `_title` and `_intro`. */
  readonly depth: number;
  /** 1-based line of the heading. */
  readonly line: number;
  /** Text as written, without trailing spaces and surrounding blank lines. */
  readonly text: string;
  readonly subheadings: readonly Subheading[];
};

/** Front matter keys that are translated. */
const translatedKeys = new Set(['title', 'description', 'sidebar_label', 'image_alt', 'learn']);

/** An entry of the front matter. */
export type FrontMatterEntry = {
  readonly key: string;
  /** Its lines as written, without the line break at the end. */
  readonly text: string;
  /** 1-based. */
  readonly line: number;
  readonly isTranslated: boolean;
};

function listEntries({
  lines,
  frontMatterLength,
}: Pick<MarkdownPage, 'lines' | 'frontMatterLength'>): FrontMatterEntry[] {
  const entries: { text: string; line: number }[] = [];
  for (const [index, text] of lines.slice(1, Math.max(frontMatterLength - 1, 1)).entries()) {
    const last = entries.at(-1);
    if (/^\s/.test(text) && last) last.text += `\n${text}`;
    else entries.push({ text, line: index + 2 });
  }
  return entries.flatMap(({ text, line }) => {
    const [, key] = /^([\w-]+)\s*:/.exec(text) ?? [];
    return key === undefined ? [] : [{ key, text, line, isTranslated: translatedKeys.has(key) }];
  });
}

/** Lists the entries of a page's front matter, in its order. */
export function readFrontMatter(text: string): FrontMatterEntry[] {
  return listEntries(readLines(text));
}

/** Extracts the translated entries of the front matter, sorted by key. */
function titleText(page: MarkdownPage): string {
  return listEntries(page)
    .flatMap(({ text, isTranslated }) => (isTranslated ? [text] : []))
    .sort()
    .join('\n');
}

function trimLines(text: string): string {
  return text.replace(/[^\S\n]+$/gm, '').replace(/^\n+|\n+$/g, '');
}

/**
 * Splits a page into its sections, in order: front matter, introduction, and one for each h2 and h3. A build reads each page for its banner
 * and for the board of each locale, and parsing is most of that work.
 */
export const readSections = memoize((text): readonly Section[] => splitPage(text));

function splitPage(text: string): Section[] {
  const page = parseMarkdown(text);
  const starts = [
    { id: '_intro', title: '', depth: 0, line: page.frontMatterLength + 1, subheadings: [] as Subheading[] },
  ];
  for (const { depth, id, title, line } of readHeadings(page)) {
    if (depth === 2 || depth === 3) starts.push({ id, title, depth, line, subheadings: [] });
    else if (depth > 3) starts.at(-1)?.subheadings.push({ id, depth, line });
  }
  const sections = starts.map((start, index): Section => {
    const own = page.lines.slice(start.line - 1, (starts[index + 1]?.line ?? Infinity) - 1);
    const blank = Math.max(
      own.findIndex((line) => line.trim() !== ''),
      0,
    );
    return { ...start, line: start.line + blank, text: trimLines(own.join('\n')) };
  });
  const title = {
    id: '_title',
    title: '',
    depth: 0,
    line: 1,
    text: trimLines(titleText(page)),
    subheadings: [],
  };
  return [title, ...sections].filter((section) => section.text !== '');
}
