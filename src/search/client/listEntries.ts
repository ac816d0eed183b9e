import type { HitView } from './readHit';

/** A hit, or a section of its page. */
export type ListEntry = { readonly url: string; readonly hit: HitView; readonly section?: HitView['title'] };

/** Lists hits with the sections of their pages, in the order of the arrow keys. */
export const listEntries = (hits: readonly HitView[]): ListEntry[] =>
  hits.flatMap((hit) => [
    { url: hit.url, hit },
    ...hit.sections.map(({ url, heading }) => ({ url, hit, section: heading })),
  ]);
