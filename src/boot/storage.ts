import { settings } from './page';

/** The storage that ends with the tab. */
export const tabStorage = 'sessionStorage';

type Area = 'localStorage' | typeof tabStorage;

/** The suffix that Docusaurus adds to the names of its storage keys. */
export const namespace = `${settings.namespace}`;

/** Reads a text from the storage; null where there is none or the browser blocks storage. */
export const read = (key: string, area: Area = 'localStorage'): string | null => {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
};

/** Stores a text. Where storage is blocked, the choice holds for this page only: it is in its attributes already. */
export const write = (key: string, value: string, area: Area = 'localStorage'): void => {
  try {
    window[area].setItem(key, value);
  } catch {
    // Storage is blocked.
  }
};
