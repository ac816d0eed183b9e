import { useEffect } from 'react';
import { translate } from '@docusaurus/Translate';
import { showCopied } from '@site/src/lib/showCopied';

/**
 * Copies the URL of an entry or member when its name is clicked. A delegated listener saves the attributes on hundreds
 * of links.
 */
export function useCopyAddress(): void {
  const done = translate({
    id: 'heading.copied',
    message: 'URL copied',
    description: 'Said after the address of a heading was copied',
  });
  useEffect(() => {
    const copy = ({ target }: Event) => {
      const link =
        target instanceof Element
          ? target.closest<HTMLAnchorElement>(':is(.sym h1, .sym h2, .members dt)[id] > a')
          : null;
      // Unavailable without a secure connection; the URL is then in the address bar.
      if (!link || !('clipboard' in navigator)) return;
      navigator.clipboard.writeText(link.href).then(
        () => showCopied(link, done),
        () => undefined,
      );
    };
    document.addEventListener('click', copy);
    return () => document.removeEventListener('click', copy);
  }, [done]);
}
