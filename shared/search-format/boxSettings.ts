import type { Section } from './sections';

/** What the search needs to answer before the app runs: a constant of the build of each locale (plugins/search-index). */
export type BoxSettings = {
  readonly locale: string;
  readonly baseUrl: string;
  /** Suffix of Docusaurus' storage keys. */
  readonly namespace: string;
  readonly texts: {
    readonly sections: Readonly<Record<Section, string>>;
    /** What stands before the excerpt of a hit that replaces `{name}`. */
    readonly replaces: string;
    /** Above the hits of `{query}`, which is the query without typing errors. */
    readonly corrected: string;
    /** Name of the list. */
    readonly results: string;
    /** Number of hits: singular and plural, separated by `|`, with `{count}`. */
    readonly count: string;
    /** While hits are on their way. */
    readonly fetching: string;
    /** Instead of hits, and the advice below it. */
    readonly none: string;
    readonly noneHint: string;
    /** When there is no index. */
    readonly failed: string;
  };
};
