import { useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { HitView } from '@site/src/search/client/readHit';
import {
  addFavorite,
  addQuery,
  addRecent,
  noSavedHits,
  readSavedHits,
  removeSaved,
  toSavedHit,
  type SavedHit,
  type SavedHits,
} from '@site/src/search/client/savedHits';

type Saved = SavedHits & {
  /** Remembers a hit that is followed, and its query. */
  follow: (hit: HitView, query: string) => void;
  keep: (hit: SavedHit) => void;
  remove: (url: string) => void;
};

function read(key: string): SavedHits {
  try {
    return readSavedHits(localStorage.getItem(key));
  } catch {
    // Storage is disabled: nothing was saved.
    return noSavedHits;
  }
}

function write(key: string, saved: SavedHits): void {
  try {
    localStorage.setItem(key, JSON.stringify(saved));
  } catch {
    // Storage is full or disabled: the list lasts as long as the dialog.
  }
}

/**
 * Returns the reader's recent and kept hits, per language. Browser only: the dialog is never rendered on the server.
 */
export function useSavedHits(): Saved {
  const key = `taichi-docs.search.${useDocusaurusContext().i18n.currentLocale}`;
  const [saved, setSaved] = useState(() => read(key));
  const change = (next: SavedHits) => {
    write(key, next);
    setSaved(next);
  };
  return {
    ...saved,
    follow: (hit, query) => change(addQuery(addRecent(saved, toSavedHit(hit)), query)),
    keep: (hit) => change(addFavorite(saved, hit)),
    remove: (url) => change(removeSaved(saved, url)),
  };
}
