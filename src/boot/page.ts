/** The element that holds the state of the page in attributes, which the style sheet reads. */
export const root = document.documentElement;

/** What `plugins/classic-theme` tells the script. */
export const settings: Readonly<Record<string, string | undefined>> =
  document.querySelector<HTMLElement>('script[data-namespace]')?.dataset ?? {};

/** Docusaurus adds it to the names of its storage slots. */
export const namespace = `${settings.namespace}`;

/** Text in a slot of the local storage, or null, also where the reader blocks storage. */
export const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Keeps a text in the local storage; where it is blocked, the choice holds for this page only. */
export const write = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing to do: the choice is already on the page.
  }
};

/** The element that an event is about or the nearest around it that fits: pointers and keys may also hit the document. */
export const closest = <E extends HTMLElement>({ target }: Event, selector: string): E | null | undefined =>
  (target as Element | null)?.closest?.<E>(selector);
