import { useEffect } from 'react';
import { useHistory } from '@docusaurus/router';

/** The link of this site that an event happened on, when it leads to another page and a plain click would follow it. */
function findPageLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null;
  if (!link || link.target || link.hasAttribute('download')) return null;
  return link.origin === location.origin && link.pathname !== location.pathname ? link : null;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Follows the plain links of the text inside the app, and loads their page when a reader points at one. */
export function useInAppLinks(): void {
  const history = useHistory();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.defaultPrevented || !isPlain(event) ? null : findPageLink(event);
      if (!link) return;
      event.preventDefault();
      history.push(`${link.pathname}${link.search}${link.hash}`);
    };
    const preload = (event: Event) => {
      const link = findPageLink(event);
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
  }, [history]);
}
