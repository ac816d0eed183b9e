import type { Section } from './readSections';

/** Difference between a section of the source and the version that was translated. */
export interface SectionChange {
  /** Id of its heading; `_title` and `_intro` for the parts without a heading. */
  readonly id: string;
  /** Heading without Markdown, as far as it is known: on a page, the one that readers see. */
  readonly title: string;
  readonly kind: 'changed' | 'added' | 'removed';
}

/** Hashes of the sections that a translation was made from, by id. */
export type SectionHashes = Readonly<Record<string, string>>;

/** Hashes sections by id, in the order of the page. */
export function hashSections(sections: readonly Section[], hash: (text: string) => string): SectionHashes {
  return Object.fromEntries(sections.map(({ id, text }) => [id, hash(text)]));
}

/**
 * Compares the current source with the sections that were translated, regardless of their order.
 *
 * @returns The sections that differ, in the order of the source, removed ones last.
 */
export function compareSections(
  translated: SectionHashes,
  source: readonly Section[],
  hash: (text: string) => string,
): SectionChange[] {
  const present = source.flatMap(({ id, title, text }): SectionChange[] => {
    const known = Object.hasOwn(translated, id) ? translated[id] : undefined;
    if (known === undefined) return [{ id, title, kind: 'added' }];
    return known === hash(text) ? [] : [{ id, title, kind: 'changed' }];
  });
  const ids = new Set(source.map(({ id }) => id));
  const gone = Object.keys(translated).filter((id) => !ids.has(id));
  return [...present, ...gone.map((id): SectionChange => ({ id, title: '', kind: 'removed' }))];
}
