import type { PageBlock } from './blocks';
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

/** Finds what texts say about releases. */
function findExplanations(texts: readonly Pick<PageBlock, 'text' | 'isCode'>[]): Explanation[] {
  const find = (by: Explanation['by'], pattern: RegExp, text: string): Explanation[] =>
    [...text.matchAll(new RegExp(pattern, `g${pattern.flags}`))].map(([words]) => ({ by, words }));
  return texts.flatMap(({ text, isCode }) => {
    const prose = isCode ? '' : text.replace(/`[^`]*`/g, '``');
    return [
      ...find('badge', BADGE, isCode ? '' : text),
      ...find('release', FULL, text),
      ...find('release', SHORT, prose),
      ...find('release', OWN, prose),
    ];
  });
}

/**
 * Finds a badge or release in the blocks or heading of a difference; null when they contain none. What the blocks of both copies say explains
 * nothing, except for words such as "this release", which mean another one in each copy.
 */
export function explainByText({ newer, older }: Hunk): Explanation | null {
  const [inNewer, inOlder] = [findExplanations(newer.blocks), findExplanations(older.blocks)];
  const isIn = (list: Explanation[], { words }: Explanation) => list.some((other) => other.words === words);
  const headings = [...newer.blocks, ...older.blocks].map(({ heading }) => ({
    text: heading,
    isCode: false,
  }));
  const found = [
    ...[...inNewer, ...inOlder].filter(
      (each) => OWN.test(each.words) || !(isIn(inNewer, each) && isIn(inOlder, each)),
    ),
    ...findExplanations(headings),
  ];
  return found.find(({ by }) => by === 'badge') ?? found[0] ?? null;
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
