import type { Hunk } from './hunks';
import type { KnownDifference } from './known';

export type Explanation = { by: 'badge' | 'release' | 'list'; words: string };

const BADGE = /:(?:since|changed|deprecated|removed)\[[\d.]+\]|:unreleased\[\]/;
const FULL = /\bv?1\.\d\.\d+\b/;
// "1.5" alone may just as well be a number in a formula; a preceding word makes it a release.
const SHORT =
  /\b(?:after|and|before|by|from|in|of|on|or|releases?|since|Taichi|than|through|to|until|versions?|with)\s+v?1\.\d(?![\d.]*\d)/i;
// A page belongs to one release, so these words refer to it; a table cell may contain nothing else.
const OWN = /\bthis release\b|\b(?:develop|development) version\b|\|\s*(?:v?1\.\d|develop)\s*\|/i;

/** Finds a badge or release in the blocks or heading of a difference; null when they contain none. */
export function explainByText({ newer, older }: Hunk): Explanation | null {
  const blocks = [...newer.blocks, ...older.blocks];
  const headings = blocks.map(({ heading }) => ({ text: heading, isCode: false }));
  for (const { text, isCode } of [...blocks, ...headings]) {
    const badge = BADGE.exec(isCode ? '' : text);
    if (badge) return { by: 'badge', words: badge[0] };
  }
  for (const { text, isCode } of [...blocks, ...headings]) {
    const prose = isCode ? '' : text.replace(/`[^`]*`/g, '``');
    const release = FULL.exec(text) ?? SHORT.exec(prose) ?? OWN.exec(prose);
    if (release) return { by: 'release', words: release[0] };
  }
  return null;
}

/** Filters the known differences of a page and two versions by the sections of a difference. */
export function entriesFor(hunk: Hunk, entries: KnownDifference[]): KnownDifference[] {
  const sections = sectionsOf(hunk);
  return entries.filter(({ section }) => section === '*' || sections.includes(section));
}

/** Lists the section ids of a difference, those of the newer copy first. */
export function sectionsOf({ newer, older }: Hunk): string[] {
  return [...new Set([...newer.blocks, ...older.blocks].map(({ section }) => section))];
}
