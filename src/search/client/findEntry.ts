type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>;

/** Entries that PageUp and PageDown skip. */
const pageSize = 5;

/** Returns the entry that a key selects; null for other keys. Home and End alone move the caret of the field. */
export function findEntry({ key, ctrlKey, metaKey }: Key, chosen: number, count: number): number | null {
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
