import type { PageState } from './judgePage';
import type { Section } from './readSections';

/** A section that differs from its source. */
export interface StaleSection {
  /** Id of its heading; `_title` and `_intro` for the parts without a heading. */
  readonly id: string;
  /** Heading on the page; in English for an untranslated section. */
  readonly title: string;
  readonly kind: 'changed' | 'added' | 'removed';
}

/** Translation status that the theme displays; pages that are up to date have none. */
export type PageTranslation =
  { readonly state: 'missing' } | { readonly state: 'stale'; readonly sections: readonly StaleSection[] };

/**
 * Selects the status for the theme; undefined for a page that is up to date.
 *
 * @param translated Sections of the translation.
 */
export function toPageTranslation(
  status: PageState,
  translated: readonly Section[],
): PageTranslation | undefined {
  if (status.state === 'fresh') return undefined;
  if (status.state === 'missing') return { state: 'missing' };
  const sections = status.changes.map(({ id, title, kind }): StaleSection => ({
    id,
    title: translated.find((section) => section.id === id)?.title ?? title,
    kind,
  }));
  return { state: 'stale', sections };
}
