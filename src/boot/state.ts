import { namespace, read, root, settings, write } from './page';

const themeSlot = `theme${namespace}`;
const closedSlot = `docusaurus.announcement.dismiss${namespace}`;
const closedIdSlot = `docusaurus.announcement.id${namespace}`;

const showMode = (choice: string | null | undefined): void => {
  const isMode = choice === 'dark' || choice === 'light';
  root.dataset.theme = isMode ? choice : settings.mode;
};

/** Puts what the reader has chosen before into attributes of the page: colour mode, announcement, sidebar. */
export function restoreState(): void {
  showMode(new URLSearchParams(location.search).get('docusaurus-theme') ?? read(themeSlot));
  if (read(closedSlot) === 'true' && read(closedIdSlot) === settings.announcement) {
    root.dataset.announcement = 'dismissed';
  }
  try {
    if (sessionStorage.sidebar === 'hidden') root.dataset.sidebar = 'hidden';
  } catch {
    // Storage is blocked.
  }
  addEventListener('storage', ({ key, newValue }) => {
    if (key === themeSlot) showMode(newValue);
  });
}

/** Dark becomes light, light becomes dark; the choice is kept. */
export function switchMode(): void {
  const newValue = root.dataset.theme === 'dark' ? 'light' : 'dark';
  const init: StorageEventInit = { key: themeSlot, newValue };
  write(themeSlot, newValue);
  try {
    init.storageArea = localStorage;
  } catch {
    // Storage is blocked.
  }
  // Docusaurus follows its storage slot, and so does `restoreState`: both are told as by another tab.
  dispatchEvent(new StorageEvent('storage', init));
}
