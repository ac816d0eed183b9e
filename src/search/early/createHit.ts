import type { BoxSettings } from '../../../shared/search-format/boxSettings';
import type { ListEntry } from '../client/listEntries';
import { hitParts, sectionParts } from '../view/hitParts';

/** Creates the link of a hit, or of a section of its page. */
export function createHit({ url, hit, section }: ListEntry, texts: BoxSettings['texts']): HTMLAnchorElement {
  const link = Object.assign(document.createElement('a'), {
    className: section ? 'hit hit--section' : 'hit',
    href: url,
  });
  const parts = section
    ? sectionParts(section)
    : hitParts(hit, { ...texts, section: texts.sections[hit.section] });
  link.append(...parts);
  return link;
}
