import { root, settings } from './page';
import { keyOf, read, write } from './storage';

const name = 'theme';

const show = (choice: string | null | undefined): void => {
  const isMode = choice === 'dark' || choice === 'light';
  root.dataset.theme = isMode ? choice : settings.mode;
};

const asked = (): string | null => new URLSearchParams(location.search).get('docusaurus-theme');

/** Shows the color mode that the address asks for or that was chosen before. */
export function restoreColorMode(): void {
  show(asked() ?? read(name));
}

/** Switches between dark and light and stores the choice. */
export const switchColorMode = (): void =>
  write(name, (root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark'));

/** Follows a choice in another tab, also one from before this script was loaded. */
export function followColorMode(): void {
  // Where storage is blocked, only the attribute has the choice of this page.
  if (asked() === null) show(read(name) ?? root.dataset.theme);
  addEventListener('storage', (event) => {
    if (event.key === keyOf(name)) show(event.newValue);
  });
}

/** Tells Docusaurus the color mode after a switch. It listens to its storage key: this is the event that another tab would cause. */
export function announceColorMode(): void {
  const init: StorageEventInit = { key: keyOf(name), newValue: root.dataset.theme };
  try {
    init.storageArea = localStorage;
  } catch {
    // Storage is blocked.
  }
  dispatchEvent(new StorageEvent('storage', init));
}
