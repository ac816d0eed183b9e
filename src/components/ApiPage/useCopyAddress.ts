import { useEffect } from 'react';
import { translate } from '@docusaurus/Translate';

/** Duration of the "copied" message in milliseconds, as in src/boot/copyButtons.ts. */
const shown = 1600;

function say(text: string): void {
  const announcer = document.getElementById('announcer');
  if (announcer) announcer.textContent = text;
}

function showDone(link: HTMLElement, text: string): void {
  link.dataset.done = text;
  link.classList.add('copy--done');
  say(text);
  setTimeout(() => {
    link.classList.remove('copy--done');
    say(' ');
  }, shown);
}

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
        () => showDone(link, done),
        () => undefined,
      );
    };
    document.addEventListener('click', copy);
    return () => document.removeEventListener('click', copy);
  }, [done]);
}
