import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';

/**
 * Opens the folded details of the member that the URL fragment refers to, and the folded names around it, initially and whenever it
 * changes.
 */
export function useOpenTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    const folded = target?.nextElementSibling?.querySelector(':scope > details');
    folded?.setAttribute('open', '');
    const around = target?.closest('details.internals');
    if (!around || around.hasAttribute('open')) return;
    around.setAttribute('open', '');
    target?.scrollIntoView();
  }, [hash]);
}
