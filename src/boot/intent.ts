import { mayPrefetch, type Connection } from '../lib/prefetch/budget';
import { isSearchShortcut } from '../search/client/isSearchShortcut';
import { isRunning, startApp } from './app';
import { loadFollow } from './files';
import { early } from './held';
import { closest, root } from './page';

const fields = 'input,textarea,select';
/** Under a pointer these say that the reader is about to do something. */
const controls = `button,summary,${fields},a[aria-haspopup]`;
/** These wait for the app. Other buttons work by themselves, by `data-action`, or send their form. */
const needsApp = 'button:not([data-action],[popovertarget],[type=submit])';
/** It opens the search over the page; without the app it is a link to the search page. */
const opensSearch = 'a[aria-haspopup]';

const hold = (event: Event, element: HTMLElement): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
  early.held.push(element);
  root.dataset.booting = '';
  startApp();
};

const on = <K extends keyof WindowEventMap>(type: K, listen: (event: WindowEventMap[K]) => unknown): void =>
  addEventListener(type, (event) => void (isRunning() || listen(event)), true);

/** Pointing, touching, focus: the app may be wanted. A plain link is not waited for: the browser follows it. */
const consider = (event: Event): void => {
  loadFollow();
  if (!closest(event, controls) && (event.type === 'pointermove' || closest(event, 'a[href]'))) return;
  if (mayPrefetch((navigator as Navigator & { connection?: Connection }).connection)) startApp();
};

/** Starts the app when the reader reaches for it, and loses nothing that the reader does until it runs. */
export function startIntent(): void {
  for (const type of ['pointermove', 'pointerdown', 'focusin'] as const) on(type, consider);
  on('click', (event) => {
    const control = closest(event, `${opensSearch},${needsApp}`);
    if (control && !(event.button || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)) {
      hold(event, control);
    }
  });
  on('submit', (event) => hold(event, event.target as HTMLElement));
  on('keydown', (event) => {
    const field = closest<HTMLInputElement>(event, fields);
    const search = document.querySelector<HTMLElement>(opensSearch);
    if (search && isSearchShortcut(event, Boolean(field))) hold(event, search);
    else if (event.key === 'Enter' && field && !field.form) hold(event, field);
    else startApp();
  });
  on('input', ({ target }) =>
    early.typed.set(target as HTMLInputElement, (target as HTMLInputElement).value),
  );
}
