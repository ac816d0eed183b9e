import { useEffect, useRef, useState } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import {
  readSearchAddress,
  writeSearchAddress,
  type SearchAddress,
} from '@site/src/search/client/searchAddress';

/** Milliseconds without a change until the address follows: browsers refuse more than a few changes a second. */
const delay = 300;

/** What the search page looks for: empty on the server, then the address, and what the reader types goes back into it. */
export function useSearchAddress(): [SearchAddress, (change: Partial<SearchAddress>) => void] {
  const history = useHistory();
  const location = useLocation();
  const [address, setAddress] = useState(() => readSearchAddress(''));
  const isStarted = useRef(false);
  const [ownPath] = useState(location.pathname);

  useEffect(() => {
    // A replaced address is the one written below. It arrives late, when the reader may have typed on.
    if (isStarted.current && history.action === 'REPLACE') return;
    isStarted.current = true;
    setAddress(readSearchAddress(location.search));
  }, [history, location]);

  useEffect(() => {
    const timer = window.setTimeout(() => {
      // A hit was followed and its page is still on its way: the address is that page's by now.
      if (history.location.pathname !== ownPath) return;
      const search = writeSearchAddress(address);
      if (search !== history.location.search) history.replace({ ...history.location, search });
    }, delay);
    return () => window.clearTimeout(timer);
  }, [address, history, ownPath]);

  return [address, (change) => setAddress((before) => ({ ...before, ...change }))];
}
