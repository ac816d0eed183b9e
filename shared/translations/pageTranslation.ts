import type { PageState } from './judgePage';
import type { Section } from './readSections';

/** A section that is not as its source is. */
export interface StaleSection {
  /** Id of its heading; `_title` and `_intro` stand for the parts without one. */
  readonly id: string;
  /** Heading on the page, in English for a section that was not translated. */
  readonly title: string;
  readonly kind: 'changed' | 'added' | 'removed';
}

/** What the theme says about a page in another language than English. A page that is up to date has none. */
export type PageTranslation =
  { readonly state: 'missing' } | { readonly state: 'stale'; readonly sections: readonly StaleSection[] };

/** Takes how a page stands and the sections of its translation; returns what its readers are told, or undefined. */
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
