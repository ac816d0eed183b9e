import { readHit, type HitView } from './readHit';
import type { SearchResponse } from './searchResponse';

/** What the interface shows of a response and its further pages. */
export type Answer = {
  hits: HitView[];
  total: number;
  /** The query without typing errors; null if it has none. */
  corrected: string | null;
  /** Hits in each section of the site, whatever section was asked for. */
  counts: NonNullable<SearchResponse['counts']>;
  /** Names that are spelled like a query without hits. */
  nearest: readonly string[];
};

export const noAnswer: Answer = { hits: [], total: 0, corrected: null, counts: {}, nearest: [] };

/**
 * Joins the pages of a response for display.
 *
 * @param baseUrl Base URL of the locale.
 */
export const readAnswer = (pages: readonly SearchResponse[], baseUrl: string): Answer => ({
  hits: pages.flatMap(({ hits }) => hits.map((hit) => readHit(hit, baseUrl))),
  total: pages[0]?.nbHits ?? 0,
  corrected: pages[0]?.corrected ?? null,
  counts: pages[0]?.counts ?? {},
  nearest: pages[0]?.nearest ?? [],
});
