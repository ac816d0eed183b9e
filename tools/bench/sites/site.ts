import type { Device } from '../measure/devices';

export type PeerId = 'docusaurus' | 'starlight' | 'vitepress';
export type SiteId = 'ours' | PeerId;

/** The page types of the report, in the order of its tables. */
export const PAGE_TYPES = ['home', 'field', 'taichi_core', 'api', 'blog', 'post', 'search'] as const;

export type PageType = (typeof PAGE_TYPES)[number];

/** Something on the page `field` that a reader presses. */
export type Control = {
  readonly name: string;
  readonly device: Device;
  /** A JavaScript expression for the element to press. */
  readonly target: string;
  /** A JavaScript expression whose value changes when the press takes effect. */
  readonly state: string;
};

/** A site to measure. */
export type Site = {
  readonly id: SiteId;
  readonly name: string;
  /** URL paths by page type; every site has the page `field`, other types may be absent. */
  readonly pages: Readonly<Partial<Record<PageType, string>> & { field: string }>;
  readonly controls: readonly Control[];
  /** URL paths that the menu of the page `field` links to. */
  readonly routes: readonly [string, ...string[]];
  /** A JavaScript expression that is true once the app runs, or once a page without an app has loaded. */
  readonly settled: string;
  /** Whether pages stay without an app until the first interaction, or forever. */
  readonly startsLate: boolean;
  /** Whether an app handles route changes; otherwise the browser loads the next document. */
  readonly hasApp: boolean;
};
