import type { SidebarEntry } from '../../src/lib/docs/toSidebarEntries';

/** What a page with the documentation menu gets: one docs version and its menu. */
export type DocsIndex = {
  /** Name of the version in the docs plugin, e.g. `current`. */
  versionName: string;
  /** Name that readers see, e.g. `develop`. */
  versionLabel: string;
  /** Whether this is the default version. */
  isLast: boolean;
  /** Path of the version with the base URL, without a slash at the end. */
  path: string;
  /** The menu, in order. */
  entries: SidebarEntry[];
};

/** Props of `@theme/HomePage` and `@theme/DocsIndexPage`. */
export type DocsIndexProps = { readonly index: DocsIndex };
