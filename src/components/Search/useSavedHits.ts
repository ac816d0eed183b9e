import { useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ListEntry } from '@site/src/search/client/listEntries';
import {
  addFavorite,
  addFollowed,
  removeSaved,
  type SavedHit,
  type SavedHits,
} from '@site/src/search/client/savedHits';
import { loadSavedHits, storeSavedHits } from '@site/src/search/client/savedStorage';

type Saved = SavedHits & {
  /** Remembers an entry that is followed, and its query. */
  follow: (entry: ListEntry, query: string) => void;
  keep: (hit: SavedHit) => void;
  remove: (url: string) => void;
};

/**
 * Returns the reader's recent and kept hits, per language. Browser only: the dialog is never rendered on the server.
 */
export function useSavedHits(): Saved {
  const locale = useDocusaurusContext().i18n.currentLocale;
  const [saved, setSaved] = useState(() => loadSavedHits(locale));
  const change = (next: SavedHits) => {
    storeSavedHits(locale, next);
    setSaved(next);
  };
  return {
    ...saved,
    follow: (entry, query) => change(addFollowed(saved, entry, query)),
    keep: (hit) => change(addFavorite(saved, hit)),
    remove: (url) => change(removeSaved(saved, url)),
  };
}
