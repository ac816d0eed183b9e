/** The element whose attributes hold the state of the page, for the style sheet. */
export const root = document.documentElement;

/** The `data-*` attributes of the first script, by `plugins/classic-theme` and `plugins/first-view`. */
type Settings = Record<string, string | undefined> & {
  /** Address of the second script. */
  interaction: string;
  /** Addresses of what answers a search before the app. */
  search: string;
};

export const settings = (document.querySelector<HTMLElement>('[data-namespace]')?.dataset ?? {}) as Settings;

/** Whether React has hydrated the page, or never will. The development server loads the app on its own. */
export const isRunning = (): boolean => !settings.app || root.dataset.hasHydrated === 'true';

/** How the browser came to the page. */
export const [navigation] = performance.getEntriesByType('navigation') as (
  PerformanceNavigationTiming | undefined
)[];

/** The target of an event or its nearest ancestor that matches: pointers and keys may also hit the document. */
export const closest = <E extends HTMLElement>({ target }: Event, selector: string): E | null | undefined =>
  (target as Element | null)?.closest?.<E>(selector);
