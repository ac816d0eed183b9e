import { root, settings } from './page';
import { namespace, read, write } from './storage';

const key = `theme${namespace}`;

const show = (choice: string | null | undefined): void => {
  const isMode = choice === 'dark' || choice === 'light';
  root.dataset.theme = isMode ? choice : settings.mode;
};

/** Shows the color mode that was chosen before, and follows a choice in another tab. */
export function restoreColorMode(): void {
  show(new URLSearchParams(location.search).get('docusaurus-theme') ?? read(key));
  addEventListener('storage', (event) => {
    if (event.key === key) show(event.newValue);
  });
}

/** Switches between dark and light and stores the choice. */
export function switchColorMode(): void {
  const newValue = root.dataset.theme === 'dark' ? 'light' : 'dark';
  const init: StorageEventInit = { key, newValue };
  write(key, newValue);
  try {
    init.storageArea = localStorage;
  } catch {
    // Storage is blocked.
  }
  // Docusaurus listens to its storage key, and so does `restoreColorMode`: both get the event that another tab would cause.
  dispatchEvent(new StorageEvent('storage', init));
}
