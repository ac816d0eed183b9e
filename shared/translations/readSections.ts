import { plainHeading, slugOf } from './plainHeading';

/** A heading below those that start sections. */
export interface Subheading {
  readonly id: string;
  readonly line: number;
}

/** The part of a page that a translator would take at once: the unit of freshness. */
export interface Section {
  /** Id of its heading, or `_title` for the texts of the front matter, `_intro` for what stands before the first heading. */
  readonly id: string;
  /** The heading without Markdown; empty for the two without one. */
  readonly title: string;
  /** Line of the heading, counted from 1. */
  readonly line: number;
  /** As written, without spaces at ends of lines and empty lines at its ends. */
  readonly text: string;
  /** Headings of the fourth level and below. */
  readonly subheadings: readonly Subheading[];
}

/** Keys of the front matter that are translated. */
const translatedKey = /^(title|description|sidebar_label|image_alt)\s*:/;

const heading = /^(#{1,6})\s+(.*?)\s*$/;
const fence = /^\s*(?:(?:[-*+]|\d+[.)])\s+)?(`{3,}|~{3,})/;

/** Takes the lines of the front matter; returns those of the keys that are translated, in the order of the keys. */
function titleText(lines: readonly string[]): string {
  const entries: string[] = [];
  for (const line of lines) {
    if (/^\s/.test(line) && entries.length > 0) entries[entries.length - 1] += `\n${line}`;
    else entries.push(line);
  }
  return entries
    .filter((entry) => translatedKey.test(entry))
    .sort()
    .join('\n');
}

function trimLines(lines: readonly string[]): string {
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}

/** Takes the text of a page; returns its sections in order: front matter, introduction, and one for each h2 and h3. */
export function readSections(text: string): Section[] {
  const lines = text.split(/\r?\n/);
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  const body = end + 1;
  const counts = new Map<string, number>();
  const uniqueId = (title: string): string => {
    const id = slugOf(title);
    const count = counts.get(id) ?? 0;
    counts.set(id, count + 1);
    return count === 0 ? id : `${id}-${count}`;
  };

  const starts: { id: string; title: string; line: number; subheadings: Subheading[] }[] = [
    { id: '_intro', title: '', line: body + 1, subheadings: [] },
  ];
  let open: string | null = null;
  for (let index = body; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const marks = fence.exec(line)?.[1];
    if (open !== null) {
      if (marks?.startsWith(open) && /^\s*[`~]+\s*$/.test(line)) open = null;
      continue;
    }
    if (marks) {
      open = marks;
      continue;
    }
    const [, level = '', title = ''] = heading.exec(line) ?? [];
    if (level.length === 2 || level.length === 3) {
      starts.push({ id: uniqueId(title), title: plainHeading(title), line: index + 1, subheadings: [] });
    } else if (level.length > 3) {
      starts.at(-1)?.subheadings.push({ id: uniqueId(title), line: index + 1 });
    }
  }

  const sections = starts.map((start, index): Section => {
    const next = starts[index + 1]?.line ?? lines.length + 1;
    const own = lines.slice(start.line - 1, next - 1);
    const empty = Math.max(
      own.findIndex((line) => line.trim() !== ''),
      0,
    );
    return { ...start, line: start.line + empty, text: trimLines(own) };
  });
  const front = { id: '_title', title: '', line: 1, subheadings: [] };
  const all =
    end > 0 ? [{ ...front, text: trimLines([titleText(lines.slice(1, end))]) }, ...sections] : sections;
  return all.filter(({ text: written }) => written !== '');
}
