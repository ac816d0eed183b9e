import type { BoxSettings } from '../../../shared/search-format/boxSettings';
import { isPlainClick } from '../../lib/isPlainClick';
import type { ListEntry } from '../client/listEntries';
import { createHit } from './createHit';

export const listId = 'search-box-list';
export const optionId = (index: number): string => `search-box-hit${index}`;
export const optionAt = (index: number): HTMLElement | null => document.getElementById(optionId(index));

type Handlers = {
  /** Called with the index of the entry that the pointer is on. */
  readonly onPoint: (index: number) => void;
  /** Called when an entry is about to be shown in this tab, as in the app's dialog. */
  readonly onFollow: (entry: ListEntry) => void;
};

/** Creates the list of hits in the box, with the roles and classes that it has in the app (`src/components/Search/HitList.tsx`). */
export function createHitList(
  entries: readonly ListEntry[],
  texts: BoxSettings['texts'],
  { onPoint, onFollow }: Handlers,
): HTMLElement {
  const createOption = (entry: ListEntry, index: number): Node =>
    Object.assign(createHit(entry, texts), {
      id: optionId(index),
      role: 'option',
      tabIndex: -1,
      ariaSelected: 'false',
      onpointermove: () => onPoint(index),
      // In braces: a handler that returns false would keep the link from being followed.
      onclick: (event: MouseEvent) => {
        if (isPlainClick(event)) onFollow(entry);
      },
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
