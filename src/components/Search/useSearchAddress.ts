import { useEffect, useState } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  readSearchAddress,
  writeSearchAddress,
  type SearchAddress,
} from '@site/src/lib/search/searchAddress';

/** Milliseconds without a change until the address follows: browsers refuse more than a few changes a second. */
const delay = 300;

/** What the search page looks for: starts with the address, follows it, and puts what the reader types into it. */
export function useSearchAddress(): [SearchAddress, (change: Partial<SearchAddress>) => void] {
  const history = useHistory();
  const location = useLocation();
  // The server does not know what stands after the question mark, and the first render here has to be the same.
  const search = useIsBrowser() ? location.search : '';
  const [state, setState] = useState({ search, address: readSearchAddress(search) });
  const isNew = state.search !== search;
  const address = isNew ? readSearchAddress(search) : state.address;
  const written = writeSearchAddress(address);

  useEffect(() => {
    if (written === search) return undefined;
    const timer = window.setTimeout(() => {
      setState({ search: written, address });
      history.replace({ search: written });
    }, delay);
    return () => window.clearTimeout(timer);
  }, [address, history, search, written]);

  return [address, (change) => setState({ search, address: { ...address, ...change } })];
}
