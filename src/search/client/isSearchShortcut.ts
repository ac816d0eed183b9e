type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'>;

/** Whether a keystroke opens the search: Ctrl K, ⌘ K, or / outside of fields. */
export function isSearchShortcut(
  { key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: Key,
  isInField: boolean,
): boolean {
  if (altKey || isComposing) return false;
  // Shift is not checked: many keyboards need it to type a slash.
  if (key === '/') return !ctrlKey && !metaKey && !isInField;
  return key.toLowerCase() === 'k' && !shiftKey && ctrlKey !== metaKey;
}
