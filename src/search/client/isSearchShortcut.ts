type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'>;

/** Takes a key stroke and whether it went into a field, tells whether it opens the search: Ctrl K, ⌘ K, or / elsewhere. */
export function isSearchShortcut(
  { key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: Key,
  isInField: boolean,
): boolean {
  if (altKey || isComposing) return false;
  // Shift is left alone here: it is how many keyboards type a slash.
  if (key === '/') return !ctrlKey && !metaKey && !isInField;
  return key.toLowerCase() === 'k' && !shiftKey && ctrlKey !== metaKey;
}
