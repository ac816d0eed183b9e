import type { SidebarEntry } from '../../shared/docs/toSidebarEntries';

/** A docs version and its menu, as pages with the documentation menu receive them. */
export type DocsIndex = {
  /** Name of the version in the docs plugin, e.g. `current`. */
  versionName: string;
  /** Name shown to readers, e.g. `develop`. */
  versionLabel: string;
  /** Whether this is the default version. */
  isLast: boolean;
  /** Kind of the version's banner, or null for a version without one. */
  banner: 'unreleased' | 'unmaintained' | null;
  /** Path of the version, with the base URL and without a trailing slash. */
  path: string;
  /** The menu, in order. */
  entries: SidebarEntry[];
};

/** The program on the home page, highlighted at build time. */
export type Demo = {
  /** File name. */
  title: string;
  /** HTML of the lines. */
  html: string;
  /** Ranges of lines by lane, e.g. `py:1-6 ti:8-11`; missing when the program has no device code. */
  lanes?: string;
};

/** A blog post as listed on the home page. */
export type Teaser = {
  title: string;
  permalink: string;
  description: string;
  /** ISO date. */
  date: string;
  /** Reading time in minutes, with fractions; missing when the blog does not calculate it. */
  readingTime?: number;
  /** Key of the picture in the `covers` prop; missing for a post without a picture. */
  cover?: string;
};

/** A few facts about the API reference of the default version. */
export type ApiTaste = {
  /** Number of symbols. */
  names: number;
  /** Number of modules. */
  modules: number;
  /** Some of the symbols, each with its anchor on the reference's root page: its module. */
  wall: { label: string; anchor: string }[];
};

/** What the home page shows next to the menu. */
export type HomeContent = {
  demo: Demo;
  /** Missing on a site without the reference. */
  api?: ApiTaste;
  /** Newest first. */
  posts: Teaser[];
};

/** Props of `@theme/DocsIndexPage`. */
export type DocsIndexProps = { readonly index: DocsIndex };

/** Props of `@theme/HomePage`. */
export type HomeProps = DocsIndexProps & {
  readonly content: HomeContent;
  /** URLs of the posts' pictures, by cover key. */
  readonly covers?: Readonly<Record<string, string>>;
  /** Their smaller variants, see `plugins/pictures/README.md`. */
  readonly coverVariants?: Readonly<Record<string, string>>;
};
