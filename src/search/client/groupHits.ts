import type { HitView } from './readHit';
import type { Section } from '../../../shared/search-format/sections';

/**
 * Groups hits by section; the section of the best hit comes first.
 *
 * @param hits Best first.
 */
export function groupHits(hits: readonly HitView[]): { section: Section; hits: HitView[] }[] {
  const groups = new Map<Section, HitView[]>();
  for (const hit of hits) {
    const group = groups.get(hit.section);
    if (group) group.push(hit);
    else groups.set(hit.section, [hit]);
  }
  return [...groups].map(([section, members]) => ({ section, hits: members }));
}
