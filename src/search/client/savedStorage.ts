import { noSavedHits, readSavedHits, type SavedHits } from './savedHits';

const keyOf = (locale: string): string => `taichi-docs.search.${locale}`;

/** Reads the reader's recent and kept hits in a language. */
export function loadSavedHits(locale: string): SavedHits {
  try {
    return readSavedHits(localStorage.getItem(keyOf(locale)));
  } catch {
    // Storage is disabled: nothing was saved.
    return noSavedHits;
  }
}

/** Stores the reader's recent and kept hits in a language. */
export function storeSavedHits(locale: string, saved: SavedHits): void {
  try {
    localStorage.setItem(keyOf(locale), JSON.stringify(saved));
  } catch {
    // Storage is full or disabled: the list lasts as long as the dialog.
  }
}
