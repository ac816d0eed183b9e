import { showLoadFailure } from './loadFailure';
import { load } from './loadFiles';
import { root, settings } from './page';
import { pendingInput } from './pendingInput';

let isStarting = false;

/** Whether React has hydrated the page. The development server loads the app on its own. */
export const isRunning = (): boolean => !settings.app || root.dataset.hasHydrated === 'true';

const giveUp = (message: string): void => {
  isStarting = false;
  showLoadFailure(message);
  delete root.dataset.booting;
  for (const element of pendingInput.held.splice(0)) {
    const { href } = element as HTMLAnchorElement;
    if (href) location.assign(href);
  }
};

/** Loads the app once: all files of this page in parallel, the entry script after the others. */
export function startApp(): void {
  if (isStarting || isRunning()) return;
  isStarting = true;
  const files = `${settings.interaction} ${settings.app}`.split(' ');
  const entry = files.pop() ?? '';
  const preload = { rel: 'preload', as: 'script', href: entry };
  document.head.append(Object.assign(document.createElement('link'), preload));
  Promise.all(files.map(load))
    .then(() => load(entry))
    .catch(giveUp);
}
