/** The levels of a record's hierarchy, as DocSearch has them: part of the site, page, headings. */
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
  /** The deepest level that the hit is about, or `content` for its text. */
  type: Level | 'content';
  content: string | null;
  hierarchy: Record<Level, string | null>;
  lang: string;
  /** Label of the version; null on pages without versions. Algolia's crawler gives lists, too. */
  version: string | string[] | null;
  /** Only from the embedded index: the symbol of the hit, without `taichi.`. */
  symbol?: string;
  /** Only from the embedded index: a name that this version lacks, and that the hit replaces. */
  replaces?: string;
  /** Matches stand between `matchStart` and `matchEnd`. */
  _highlightResult: { hierarchy: Partial<Record<Level, Highlighted>>; content?: Highlighted };
  _snippetResult: { content?: Snippet };
};

/** One answer in the shape of Algolia's search. */
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
};

/** Stand before and after what matched: signs for private use, so that no text can have them and none is taken for HTML. */
export const matchStart = '\ue000';
export const matchEnd = '\ue001';

/** Takes a text, returns it without the two signs. */
export const withoutMarks = (text: string): string => text.replace(/[\ue000\ue001]/g, '');
