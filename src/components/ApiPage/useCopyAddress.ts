import { useEffect } from 'react';
import { translate } from '@docusaurus/Translate';

/** How long the page says that something was copied, in milliseconds: as long as src/boot/copyButtons.ts does. */
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

/** A click on the name of an entry or member copies its address. Hundreds of links would each carry the attributes for it. */
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
      // Not there on pages without a secure connection: then the address bar has it.
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
