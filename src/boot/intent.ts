import { isPlainClick } from '../lib/isPlainClick';
import { mayPrefetch, type Connection } from '../lib/prefetch/budget';
import { isSearchShortcut } from '../search/client/isSearchShortcut';
import { closeSearchBox, openSearchBox } from '../search/client/searchBox';
import { loadInteraction, loadSearch } from './loadFiles';
import { closest, isRunning, root } from './page';
import { pendingInput } from './pendingInput';
import { startApp } from './startApp';

const fields = 'input,textarea,select';
/** These open a dialog: the search, which is the first one of a page, or a larger picture. Without the app they are plain links. */
const opensDialog = 'a[aria-haspopup]';
/** Hovering one of these announces an interaction. */
const controls = `button,summary,${fields},${opensDialog}`;
/** These need the app. Other buttons work on their own, by `data-action`, or submit their form. */
const needsApp = 'button:not([data-action],[popovertarget],[type=submit])';

const hold = (event: Event, element: HTMLElement): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
  pendingInput.held.add(element);
  root.dataset.booting = '';
  startApp();
};

/** Opens the box of the search at once, and holds the click: the dialog takes the box over. Opened again, the box closes. */
const holdSearch = (event: Event, link: HTMLAnchorElement): void => {
  event.preventDefault();
  if (closeSearchBox()) return;
  loadSearch();
  hold(event, link);
  openSearchBox(link, () => {
    pendingInput.held.delete(link);
    if (!pendingInput.held.size) delete root.dataset.booting;
  });
};

const on = <K extends keyof WindowEventMap>(type: K, listen: (event: WindowEventMap[K]) => unknown): void =>
  addEventListener(type, (event) => void (isRunning() || listen(event)), true);

/**
 * Pointing, touching and focus start the app, except on a plain link: the browser follows it. Before it comes what the search needs: on a slow
 * network, what is requested first arrives first.
 */
const consider = (event: Event): void => {
  loadInteraction();
  if (!closest(event, controls) && (event.type === 'pointermove' || closest(event, 'a[href]'))) return;
  if (!mayPrefetch((navigator as Navigator & { connection?: Connection }).connection)) return;
  if (closest(event, '.search')) loadSearch();
  startApp();
};

/** Starts the app on the first sign of intent, and holds all input that only the app can respond to. */
export function startIntent(): void {
  for (const type of ['pointermove', 'pointerdown', 'focusin'] as const) on(type, consider);
  on('click', (event) => {
    const control = closest(event, `${opensDialog},${needsApp}`);
    if (!control || !isPlainClick(event)) return;
    if (closest(event, '.search')) holdSearch(event, control as HTMLAnchorElement);
    else hold(event, control);
  });
  // The form of the search box is the browser's own: it leads to the search page.
  on('submit', (event) => closest(event, '.finder') ?? hold(event, event.target as HTMLElement));
  on('keydown', (event) => {
    const field = closest<HTMLInputElement>(event, fields);
    const search = document.querySelector<HTMLAnchorElement>(opensDialog);
    if (search && isSearchShortcut(event, Boolean(field))) holdSearch(event, search);
    else if (event.key === 'Enter' && field && !field.form) hold(event, field);
    else startApp();
  });
  on('input', ({ target }) =>
    pendingInput.typed.set(target as HTMLInputElement, (target as HTMLInputElement).value),
  );
}
