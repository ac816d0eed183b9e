import { tellFailure } from './failure';
import { load } from './files';
import { early } from './held';
import { root, settings } from './page';

let isAsked = false;

/** Whether React has taken the page over. The development server starts it by itself. */
export const isRunning = (): boolean => !settings.app || root.dataset.hasHydrated === 'true';

const giveUp = (message: string): void => {
  isAsked = false;
  tellFailure(message);
  delete root.dataset.booting;
  for (const element of early.held.splice(0)) {
    const { href } = element as HTMLAnchorElement;
    if (href) location.assign(href);
  }
};

/** Loads the app, once: everything that this page needs of it at the same time, its start last. */
export function startApp(): void {
  if (isAsked || isRunning()) return;
  isAsked = true;
  const files = `${settings.follow} ${settings.app}`.split(' ');
  const main = files.pop() ?? '';
  const ahead = { rel: 'preload', as: 'script', href: main };
  document.head.append(Object.assign(document.createElement('link'), ahead));
  Promise.all(files.map(load))
    .then(() => load(main))
    .catch(giveUp);
}
