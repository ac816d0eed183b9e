type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'>;

/** Whether a keystroke opens the search: Ctrl K, ⌘ K, or / outside of fields. */
export function isSearchShortcut(event: Key, isInField: boolean): boolean {
  if (event.altKey || event.isComposing) return false;
  // Shift is not checked: many keyboards need it to type a slash.
  if (event.key === '/') return !event.ctrlKey && !event.metaKey && !isInField;
  return event.key.toLowerCase() === 'k' && !event.shiftKey && event.ctrlKey !== event.metaKey;
}
