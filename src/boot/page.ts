/** The element whose attributes hold the state of the page, for the style sheet. */
export const root = document.documentElement;

/** The `data-*` attributes that `plugins/classic-theme` sets on the first script. */
export const settings: Record<string, string | undefined> =
  document.querySelector<HTMLElement>('script[data-namespace]')?.dataset ?? {};

/** The target of an event or its nearest ancestor that matches: pointers and keys may also hit the document. */
export const closest = <E extends HTMLElement>({ target }: Event, selector: string): E | null | undefined =>
  (target as Element | null)?.closest?.<E>(selector);
