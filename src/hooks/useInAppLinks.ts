import { useEffect } from 'react';
import { useHistory } from '@docusaurus/router';
import { isPlainClick } from '@site/src/lib/isPlainClick';

/** Finds the link of an event if it leads to a page of this site and a plain click would follow it. A fragment of this page is the browser's. */
function findPageLink({ target }: Event, scope: string): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(`${scope} a[href]`) : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  return link.pathname === location.pathname && link.hash !== '' ? null : link;
}

/**
 * Makes plain links navigate within the app, and preloads their page on hover.
 * @param scope Selector of the element whose links are meant.
 */
export function useInAppLinks(scope: string): void {
  const history = useHistory();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.defaultPrevented || !isPlainClick(event) ? null : findPageLink(event, scope);
      if (!link) return;
      event.preventDefault();
      const path = `${link.pathname}${link.search}${link.hash}`;
      // The current page once more: no new entry in the history, as with a link of the router.
      if (link.pathname === location.pathname) history.replace(path);
      else history.push(path);
    };
    const preload = (event: Event) => {
      const link = findPageLink(event, scope);
      if (link) void window.docusaurus.preload(link.pathname);
    };
    document.addEventListener('click', follow);
    document.addEventListener('pointerover', preload);
    document.addEventListener('focusin', preload);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('pointerover', preload);
      document.removeEventListener('focusin', preload);
    };
  }, [history, scope]);
}
