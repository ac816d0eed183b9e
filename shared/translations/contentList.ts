/** A set of pages with one source folder, and one translation folder in each locale. */
export interface ContentList {
  /** Name of a docs version or of a post list, or `pages`. */
  readonly name: string;
  /** Docs versions can share translations with one another. */
  readonly kind: 'docs' | 'posts' | 'pages';
  /** Source folder, relative to the site. */
  readonly folder: string;
  /** Translation folder, relative to that of the locale. */
  readonly translated: string;
  /** URL path of the list, without base URL and slashes at the ends: `docs/v1.5.0`. */
  readonly path: string;
  /** Docs version whose API the pages use. */
  readonly version: string;
  /** Sidebar file of a docs version, relative to the site. */
  readonly sidebar?: string;
  /** Whether a list of posts shows when a post was last changed. */
  readonly showLastUpdateTime?: boolean;
}
