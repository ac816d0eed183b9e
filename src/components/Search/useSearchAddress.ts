import { useEffect, useRef, useState } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import {
  readSearchAddress,
  writeSearchAddress,
  type SearchAddress,
} from '@site/src/search/client/searchAddress';

/** Milliseconds without a change before the URL is updated: browsers refuse more than a few changes per second. */
const delay = 300;

/**
 * Synchronizes the request of the search page with its URL: empty on the server, then the URL, which follows the input.
 */
export function useSearchAddress(): [SearchAddress, (change: Partial<SearchAddress>) => void] {
  const history = useHistory();
  const location = useLocation();
  const [address, setAddress] = useState(() => readSearchAddress(''));
  const isStarted = useRef(false);
  const [ownPath] = useState(location.pathname);

  useEffect(() => {
    // A replaced URL was written below. The event is asynchronous; the input may have changed since.
    if (isStarted.current && history.action === 'REPLACE') return;
    isStarted.current = true;
    setAddress(readSearchAddress(location.search));
  }, [history, location]);

  useEffect(() => {
    const timer = window.setTimeout(() => {
      // A hit was followed and its page is still loading: the URL is already that page's.
      if (history.location.pathname !== ownPath) return;
      const search = writeSearchAddress(address);
      if (search !== history.location.search) history.replace({ ...history.location, search });
    }, delay);
    return () => window.clearTimeout(timer);
  }, [address, history, ownPath]);

  return [address, (change) => setAddress((before) => ({ ...before, ...change }))];
}
