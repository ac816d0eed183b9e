import type { SearchHit } from './searchClient';
import type { Section } from './searchIndex';

/** Takes hits, best first, returns them by section; the section of the best hit comes first. */
export function groupHits(hits: readonly SearchHit[]): { section: Section; hits: SearchHit[] }[] {
  const groups = new Map<Section, SearchHit[]>();
  for (const hit of hits) {
    const group = groups.get(hit.section);
    if (group) group.push(hit);
    else groups.set(hit.section, [hit]);
  }
  return [...groups].map(([section, members]) => ({ section, hits: members }));
}
