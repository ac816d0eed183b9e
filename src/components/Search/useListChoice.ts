import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { findEntry } from '@site/src/search/client/findEntry';

type ListChoice = {
  chosen: number;
  /**
   * For the field's keydown: arrow and page keys select, also Ctrl with Home and End; Enter opens the selected entry, or the first one of
   * the list that is on its way.
   */
  onKeyDown: (event: KeyboardEvent) => void;
  /** Selects the entry that the pointer is on, so that there is never a second one. */
  choose: (index: number) => void;
};

type Input = {
  count: number;
  /** Identifies the content of the list: a different list starts at its first entry. */
  listKey: string;
  /** Whether the list on display still belongs to an earlier key: Enter waits for its own, unless another key comes first. */
  isStale: boolean;
  /** Whether no list will come for this key: Enter waits for none, and one that waited is forgotten. */
  isFailed: boolean;
  elementId: (index: number) => string;
  /** Called when the reader moves among the entries. */
  onMove: () => void;
  /** Index of the entry that is selected at first. */
  start: number;
};

/** Tracks the selected entry of a list while the focus stays in the field above it. */
export function useListChoice({
  count,
  listKey,
  isStale,
  isFailed,
  elementId,
  onMove,
  start,
}: Input): ListChoice {
  const [choice, setChoice] = useState({ listKey, index: start });
  const chosen = choice.listKey === listKey ? Math.min(choice.index, Math.max(count - 1, 0)) : 0;
  const elementAt = (index: number) => document.getElementById(elementId(index));
  /** The list whose first entry Enter has asked for before it came. */
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    if (isFailed) awaited.current = null;
    if (isStale || count === 0 || awaited.current !== listKey) return;
    awaited.current = null;
    document.getElementById(elementId(chosen))?.click();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    // An Enter that confirms the text of an input method is not meant for the list.
    if (event.nativeEvent.isComposing) return;
    const isEarly = event.key === 'Enter' && !isFailed && (isStale || count === 0);
    awaited.current = isEarly ? listKey : null;
    if (isEarly) event.preventDefault();
    if (isEarly || count === 0) return;
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
