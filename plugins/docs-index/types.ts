import type { SidebarEntry } from '../../shared/docs/toSidebarEntries';

/** What a page with the documentation menu gets: one docs version and its menu. */
export type DocsIndex = {
  /** Name of the version in the docs plugin, e.g. `current`. */
  versionName: string;
  /** Name that readers see, e.g. `develop`. */
  versionLabel: string;
  /** Whether this is the default version. */
  isLast: boolean;
  /** What the version's banner says, or null for a version without one. */
  banner: 'unreleased' | 'unmaintained' | null;
  /** Path of the version with the base URL, without a slash at the end. */
  path: string;
  /** The menu, in order. */
  entries: SidebarEntry[];
};

/** The program on the home page, with its colours made while building. */
export type Demo = {
  /** File name. */
  title: string;
  /** HTML of the lines. */
  html: string;
  /** Ranges of lines by lane, e.g. `py:1-6 ti:8-11`; missing when the program has no device code. */
  lanes?: string;
};

/** A blog post as the home page lists it. */
export type Teaser = {
  title: string;
  permalink: string;
  description: string;
  /** ISO date. */
  date: string;
  /** Reading time in minutes, with fractions; missing when the blog does not count it. */
  readingTime?: number;
  /** Key of the picture among the props' `covers`; missing for a post without one. */
  cover?: string;
};

/** A few facts about the API reference of the default version. */
export type ApiTaste = {
  /** Number of names. */
  names: number;
  /** Number of modules. */
  modules: number;
  /** Some of the names, and the module that is the anchor of each on the reference's root page. */
  wall: { label: string; anchor: string }[];
};

/** What the home page shows beside the menu. */
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
  /** URLs of the posts' pictures. */
  readonly covers?: Readonly<Record<string, string>>;
  /** Smaller variants of them, see `plugins/pictures/README.md`. */
  readonly coverVariants?: Readonly<Record<string, string>>;
};
