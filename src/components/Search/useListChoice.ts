import { type KeyboardEvent, useState } from 'react';

type ListChoice = {
  chosen: number;
  /** For the field's keydown: arrow and page keys select, also Ctrl with Home and End; Enter opens. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** Selects the entry that the pointer is on, so that there is never a second one. */
  choose: (index: number) => void;
};

type Input = {
  count: number;
  /** Identifies the content of the list: a different list starts at its first entry. */
  listKey: string;
  elementId: (index: number) => string;
  /** Called when the reader moves among the entries. */
  onMove: () => void;
};

/** Entries that PageUp and PageDown skip. */
const pageSize = 5;

/** Returns the entry that a key selects; null for other keys. Home and End alone move the caret of the field. */
function findEntry({ key, ctrlKey, metaKey }: KeyboardEvent, chosen: number, count: number): number | null {
  const last = count - 1;
  const isFar = ctrlKey || metaKey;
  switch (key) {
    case 'ArrowDown':
      return (chosen + 1) % count;
    case 'ArrowUp':
      return (chosen + last) % count;
    case 'PageDown':
      return Math.min(chosen + pageSize, last);
    case 'PageUp':
      return Math.max(chosen - pageSize, 0);
    case 'Home':
      return isFar ? 0 : null;
    case 'End':
      return isFar ? last : null;
    default:
      return null;
  }
}

/** Tracks the selected entry of a list while the focus stays in the field above it. */
export function useListChoice({ count, listKey, elementId, onMove }: Input): ListChoice {
  const [choice, setChoice] = useState({ listKey, index: 0 });
  const chosen = choice.listKey === listKey ? Math.min(choice.index, Math.max(count - 1, 0)) : 0;
  const elementAt = (index: number) => document.getElementById(elementId(index));
  const onKeyDown = (event: KeyboardEvent) => {
    // An Enter that confirms the text of an input method is not meant for the list.
    if (count === 0 || event.nativeEvent.isComposing) return;
    const index = findEntry(event, chosen, count);
    if (index !== null) {
      event.preventDefault();
      onMove();
      setChoice({ listKey, index });
      elementAt(index)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      elementAt(chosen)?.click();
    }
  };
  const choose = (index: number) => {
    onMove();
    if (index !== chosen) setChoice({ listKey, index });
  };
  return { chosen, onKeyDown, choose };
}
