import type { Pictures } from '../../shared/build/formatPictures';
import type { SidebarEntry } from '../../shared/docs/toSidebarEntries';
import type { TileKind } from './tiles';

export type { TileKind };

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
  /** Address of the plan of its live version, below the base URL; missing until it was exported. */
  plan?: string;
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

/** A user story as listed on the home page. */
export type Story = { title: string; permalink: string; description: string };

/** A picture of what readers can make; its key in the `covers` prop is its kind. */
export type Tile = {
  kind: TileKind;
  /** Path of the page that shows how, without locale and base URL. */
  to: string;
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
  tiles: Tile[];
  /** Newest first. */
  stories: Story[];
  /** Newest first. */
  posts: Teaser[];
};

/** Props of `@theme/DocsIndexPage`. */
export type DocsIndexProps = { readonly index: DocsIndex };

/** Props of `@theme/HomePage`. */
export type HomeProps = DocsIndexProps & {
  readonly content: HomeContent;
  /** Those of tiles and posts, by cover key. */
  readonly pictures: Pictures;
};
