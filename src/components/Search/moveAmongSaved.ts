import type { KeyboardEvent } from 'react';

/** Handles the dialog's keydown: arrow keys move from the field into the list of saved hits, through it, and back. */
export function moveAmongSaved(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || event.defaultPrevented || event.nativeEvent.isComposing) return;
  // Arrow keys choose in the filters.
  if ((event.target as HTMLElement).localName === 'select') return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('.saved .hit')];
  const field = event.currentTarget.querySelector<HTMLElement>('input');
  if (links.length === 0) return;
  event.preventDefault();
  const row = document.activeElement?.closest('li');
  const at = links.findIndex((link) => link.closest('li') === row);
  const next = at + step;
  (next < 0 ? field : links[Math.min(next, links.length - 1)])?.focus();
}
