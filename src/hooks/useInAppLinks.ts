import { useEffect } from 'react';
import { useHistory } from '@docusaurus/router';
import { isPlainClick } from '@site/src/lib/isPlainClick';

/** Finds the link of an event if it leads to another page of this site and a plain click would follow it. */
function findPageLink({ target }: Event, scope: string): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(`${scope} a[href]`) : null;
  if (!link || link.target || link.hasAttribute('download')) return null;
  return link.origin === location.origin && link.pathname !== location.pathname ? link : null;
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
      history.push(`${link.pathname}${link.search}${link.hash}`);
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
