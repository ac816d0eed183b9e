import { type KeyboardEvent, useState } from 'react';

type ListChoice = {
  chosen: number;
  /** For the field's keydown: arrow keys select, Enter opens. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** Selects the entry that the pointer is on, so that there is never a second one. */
  choose: (index: number) => void;
};

type Input = {
  count: number;
  /** Identifies the content of the list: a different list starts at its first entry. */
  listKey: string;
  elementId: (index: number) => string;
};

/** Tracks the selected entry of a list while the focus stays in the field above it. */
export function useListChoice({ count, listKey, elementId }: Input): ListChoice {
  const [choice, setChoice] = useState({ listKey, index: 0 });
  const chosen = choice.listKey === listKey ? Math.min(choice.index, Math.max(count - 1, 0)) : 0;
  const elementAt = (index: number) => document.getElementById(elementId(index));
  const onKeyDown = (event: KeyboardEvent) => {
    // An Enter that confirms the text of an input method is not meant for the list.
    if (count === 0 || event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      const index = (chosen + step + count) % count;
      event.preventDefault();
      setChoice({ listKey, index });
      elementAt(index)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      elementAt(chosen)?.click();
    }
  };
  const choose = (index: number) => {
    if (index !== chosen) setChoice({ listKey, index });
  };
  return { chosen, onKeyDown, choose };
}
