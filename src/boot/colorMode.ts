import { root, settings } from './page';
import { keyOf, read, write } from './storage';

const name = 'theme';

const show = (choice: string | null | undefined): void => {
  const isMode = choice === 'dark' || choice === 'light';
  root.dataset.theme = isMode ? choice : settings.mode;
};

/** Shows the color mode that the address asks for or that was chosen before. */
export function restoreColorMode(): void {
  show(new URLSearchParams(location.search).get('docusaurus-theme') ?? read(name));
}

/** Follows a choice in another tab, also one from before this script was loaded. */
export function followColorMode(): void {
  restoreColorMode();
  addEventListener('storage', (event) => {
    if (event.key === keyOf(name)) show(event.newValue);
  });
}

/** Switches between dark and light and stores the choice. */
export function switchColorMode(): void {
  const newValue = root.dataset.theme === 'dark' ? 'light' : 'dark';
  const init: StorageEventInit = { key: keyOf(name), newValue };
  write(name, newValue);
  try {
    init.storageArea = localStorage;
  } catch {
    // Storage is blocked.
  }
  // Docusaurus listens to its storage key, and so does `followColorMode`: both get the event that another tab would cause.
  dispatchEvent(new StorageEvent('storage', init));
}
