import type { Section } from '../../../shared/search-format/sections';

/** The levels of a record's hierarchy, as in DocSearch: section, page, headings. */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Level = (typeof levels)[number];

export type Highlighted = { value: string; matchLevel: 'none' | 'partial' | 'full'; matchedWords: string[] };

export type Snippet = Pick<Highlighted, 'value' | 'matchLevel'>;

/** A hit in the shape of Algolia's DocSearch records. */
export type DocSearchHit = {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  /** The deepest level that matches, or `content` for a match in the text. */
  type: Level | 'content';
  content: string | null;
  hierarchy: Record<Level, string | null>;
  lang: string;
  /** Label of the version; null on unversioned pages. Algolia's crawler may also return arrays. */
  version: string | string[] | null;
  /** Embedded index only: the symbol of the hit, without `taichi.`. */
  symbol?: string;
  /** Embedded index only: the letter of the symbol's kind, as in the index of the API. */
  kind?: string | undefined;
  /** Embedded index only: the picture of a live example. */
  poster?: string;
  /** Embedded index only: how the symbol of the hit is called. */
  signature?: string;
  /** Embedded index only: further sections of the page that match, with marks in their headings. */
  sections?: readonly { url: string; heading: string }[];
  /** Embedded index only: a name that this version lacks and that the hit replaces. */
  replaces?: string;
  /** Matches are between `matchStart` and `matchEnd`. */
  _highlightResult: { hierarchy: Partial<Record<Level, Highlighted>>; content?: Highlighted };
  _snippetResult: { content?: Snippet };
};

/** A response in the shape of Algolia's search. */
export type SearchResponse = {
  hits: DocSearchHit[];
  nbHits: number;
  /** Counted from 0. */
  page: number;
  nbPages: number;
  hitsPerPage: number;
  query: string;
  processingTimeMS: number;
  exhaustiveNbHits: boolean;
  /** Embedded index only: number of hits in each section of the site, whatever section was asked for. */
  counts?: Partial<Record<Section, number>>;
  /** Embedded index only: names of the API that are spelled like the query, if it has no hits. */
  nearest?: readonly string[];
  /** Embedded index only: the query whose words the hits contain, if the one that was asked has typing errors. */
  corrected?: string;
};

/** Markers around matches: private-use characters, which no text contains and which cannot be mistaken for HTML. */
export const matchStart = '\ue000';
export const matchEnd = '\ue001';

/** Removes the two markers from a text. */
export const withoutMarks = (text: string): string => text.replace(/[\ue000\ue001]/g, '');
