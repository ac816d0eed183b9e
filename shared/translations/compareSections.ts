import type { Section } from './readSections';

/** How a section of the source differs from what was translated. */
export interface SectionChange {
  readonly id: string;
  /** Heading in the source; empty for front matter, introduction, and sections that are gone. */
  readonly title: string;
  readonly kind: 'changed' | 'added' | 'removed';
}

/** Hashes of the sections that a translation was made from, by id. */
export type SectionHashes = Readonly<Record<string, string>>;

/** Takes sections and the function that makes hashes; returns the hashes by id, in the order of the page. */
export function hashSections(sections: readonly Section[], hash: (text: string) => string): SectionHashes {
  return Object.fromEntries(sections.map(({ id, text }) => [id, hash(text)]));
}

/**
 * Takes what was translated and the source as it is; returns the sections that differ, in the order of the source, those that are
 * gone at the end. The order of the sections does not count.
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
