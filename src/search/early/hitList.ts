import type { BoxSettings } from '../../../shared/search-format/boxSettings';
import type { ListEntry } from '../client/listEntries';
import { createHit } from './createHit';

export const listId = 'search-box-list';
export const optionId = (index: number): string => `search-box-hit${index}`;
export const optionAt = (index: number): HTMLElement | null => document.getElementById(optionId(index));

/**
 * Creates the list of hits in the box, with the roles and classes that it has in the app (`src/components/Search/HitList.tsx`).
 * @param onPoint Called with the index of the entry that the pointer is on.
 */
export function createHitList(
  entries: readonly ListEntry[],
  texts: BoxSettings['texts'],
  onPoint: (index: number) => void,
): HTMLElement {
  const createOption = (entry: ListEntry, index: number): Node =>
    Object.assign(createHit(entry, texts), {
      id: optionId(index),
      role: 'option',
      tabIndex: -1,
      ariaSelected: 'false',
      onpointermove: () => onPoint(index),
    });
  const list = Object.assign(document.createElement('div'), {
    id: listId,
    className: 'finder__list',
    role: 'listbox',
    ariaLabel: texts.results,
  });
  list.append(...entries.map(createOption));
  return list;
}
