import { showLoadFailure } from './loadFailure';
import { load } from './loadFiles';
import { findSearchField } from '../search/client/searchBox';
import { isRunning, root, settings } from './page';
import { pendingInput } from './pendingInput';

let isStarting = false;

/** Milliseconds from the last file of the app to its first sign of life. An old browser or a damaged file never gives one. */
const patience = 10_000;

/**
 * What a held control does without the app. Offline it would replace the page by the browser's own message. The box of the search stays
 * open: it works on its own.
 */
const fallBack = (element: HTMLElement): void => {
  const { href } = element as HTMLAnchorElement;
  if (href) {
    if (!findSearchField()) location.assign(href);
  } else if ((element as Partial<HTMLFormElement>).reportValidity?.())
    (element as HTMLFormElement).submit?.();
};

const giveUp = (message: string): void => {
  showLoadFailure(message);
  delete root.dataset.booting;
  if (navigator.onLine) pendingInput.held.forEach(fallBack);
  pendingInput.held.clear();
};

/** Loads the app once: all files of this page in parallel, the entry script after the others. */
export function startApp(): void {
  if (isStarting || isRunning()) return;
  isStarting = true;
  const files = `${settings.interaction} ${settings.app}`.split(' ');
  const entry = files.pop() as string;
  const checkStart = (): void => {
    if (isRunning()) return;
    // Controls do without the app from now on, as they do without JavaScript.
    delete settings.app;
    giveUp(`Starting ${entry} failed.`);
  };
  const preload = { rel: 'preload', as: 'script', href: entry };
  document.head.append(Object.assign(document.createElement('link'), preload));
  Promise.all(files.map(load))
    .then(() => load(entry))
    .then(
      () =>
        // React marks the page with a frame, which a hidden tab does not draw before the reader comes back.
        setTimeout(() => requestAnimationFrame(checkStart), patience),
      (message: string) => {
        isStarting = false;
        giveUp(message);
      },
    );
}
