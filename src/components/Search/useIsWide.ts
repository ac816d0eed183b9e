import { useSyncExternalStore } from 'react';

/** As in `src/css/search.css`: below, a preview has no room. */
const wide = '(min-width: 87.5rem)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Returns whether the window has room for a column beside the hits; never on the server. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => false,
  );
