import type { Nodes } from 'mdast';

/** A part of a text and what replaces it. */
export type Edit = { readonly start: number; readonly end: number; readonly text: string };

/** Offsets of a node in its text. */
export type Range = { readonly start: number; readonly end: number };

/**
 * Returns the place of a node in the text that was parsed.
 *
 * @throws On a node that a plugin made.
 */
export function rangeOf({ type, position }: Nodes): Range {
  const [start, end] = [position?.start.offset, position?.end.offset];
  if (start === undefined || end === undefined) throw new Error(`a ${type} node has no position`);
  return { start, end };
}

/** Applies edits that do not overlap to a part of a text. */
export function applyEdits(text: string, { start, end }: Range, edits: readonly Edit[]): string {
  let result = '';
  let at = start;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at, end);
}
