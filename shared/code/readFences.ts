import { canonicalLanguage } from './language';

/** A fenced block of a page. */
export interface WrittenFence {
  readonly language: string;
  /** The words after the language, as written. */
  readonly meta: string;
  /** What stands between the fences, without the last end of line. */
  readonly code: string;
  /** Line of the opening fence, counted from 1. */
  readonly line: number;
}

/** Takes the text of a Markdown file; returns its fenced blocks in order, those in lists and directives too. */
export function readFences(text: string): WrittenFence[] {
  const lines = text.split(/\r?\n/);
  const fences: WrittenFence[] = [];
  for (let index = 0; index < lines.length; index++) {
    const opening = /^(\s*(?:[-*+]\s+|\d+[.)]\s+)?)(`{3,}|~{3,})\s*([^\s`]*)\s*([^`]*)$/.exec(
      lines[index] ?? '',
    );
    if (!opening) continue;
    const [, lead = '', marks = '', language = '', meta = ''] = opening;
    const closing = new RegExp(`^\\s*${marks.charAt(0)}{${marks.length},}\\s*$`);
    const indent = new RegExp(`^\\s{0,${lead.length}}`);
    const start = index + 1;
    let end = start;
    while (end < lines.length && !closing.test(lines[end] ?? '')) end++;
    const code = lines.slice(start, end).map((line) => line.replace(indent, ''));
    fences.push({
      language: canonicalLanguage(language || null),
      meta: meta.trim(),
      code: code.join('\n'),
      line: start,
    });
    index = end;
  }
  return fences;
}
