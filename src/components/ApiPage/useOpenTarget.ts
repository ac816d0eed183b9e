import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';

/** Opens what is folded beside the member that the address names, now and when the address changes. */
export function useOpenTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    const folded = target?.nextElementSibling?.querySelector(':scope > details');
    folded?.setAttribute('open', '');
  }, [hash]);
}
