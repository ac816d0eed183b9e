import { useEffect, useRef, useState } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import {
  addressDelay,
  readSearchAddress,
  writeSearchAddress,
  type SearchAddress,
} from '@site/src/search/client/searchAddress';
import { findEarlySearch } from '@site/src/search/early/earlySearch';

/**
 * Synchronizes the request of the search page with its URL: empty on the server, then the URL, which follows the input.
 */
export function useSearchAddress(): [SearchAddress, (change: Partial<SearchAddress>) => void] {
  const history = useHistory();
  const location = useLocation();
  const [address, setAddress] = useState(() => readSearchAddress(''));
  /** The query string that the state was last synchronized with; null before the first time. */
  const known = useRef<string | null>(null);
  const [ownPath] = useState(location.pathname);

  useEffect(() => {
    const isStart = known.current === null;
    // A replaced URL was written below. The event is asynchronous; the input may have changed since.
    const isOwn = !isStart && (history.action === 'REPLACE' || location.search === known.current);
    known.current = location.search;
    if (isOwn) return;
    const early = isStart ? findEarlySearch()?.readPage() : null;
    const read = early?.address ?? readSearchAddress(location.search);
    // Text typed before this effect first runs is newer than the URL.
    setAddress(({ query }) => (isStart && query !== '' ? { ...read, query } : read));
  }, [history, location]);

  useEffect(() => {
    const timer = window.setTimeout(() => {
      // A hit was followed and its page is still loading: the URL is already that page's.
      if (history.location.pathname !== ownPath) return;
      const search = writeSearchAddress(address);
      if (search !== history.location.search) history.replace({ ...history.location, search });
    }, addressDelay);
    return () => window.clearTimeout(timer);
  }, [address, history, ownPath]);

  return [address, (change) => setAddress((before) => ({ ...before, ...change }))];
}
