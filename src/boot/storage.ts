import { settings } from './page';

/** The storage that ends with the tab. */
export const tabStorage = 'sessionStorage';

type Area = 'localStorage' | typeof tabStorage;

/** The key of a setting in the storage: Docusaurus adds the same suffix to its own. */
export const keyOf = (name: string): string => name + settings.namespace;

/** Reads a text from the storage; nothing where there is none or the browser blocks storage. */
export const read = (name: string, area: Area = 'localStorage'): string | null | undefined => {
  try {
    return window[area].getItem(keyOf(name));
  } catch {
    // Storage is blocked.
  }
};

/** Stores a text. Where storage is blocked, the choice holds for this page only: it is in its attributes already. */
export const write = (name: string, value: string, area: Area = 'localStorage'): void => {
  try {
    window[area].setItem(keyOf(name), value);
  } catch {
    // Storage is blocked.
  }
};
