import type { SectionChange } from './compareSections';
import type { PageState } from './judgePage';

/** Translation status that the theme displays; pages that are up to date have none. */
export type PageTranslation =
  { readonly state: 'missing' } | { readonly state: 'stale'; readonly sections: readonly SectionChange[] };

/** Selects the status for the theme; undefined for a page that is up to date. */
export function toPageTranslation(status: PageState): PageTranslation | undefined {
  if (status.state === 'fresh') return undefined;
  return status.state === 'missing' ? { state: 'missing' } : { state: 'stale', sections: status.changes };
}
