import type { BoxSettings } from '../../../shared/search-format/boxSettings';
import type { Answer } from '../client/readAnswer';
import type { SearchAddress } from '../client/searchAddress';
import type { SearchClient, SearchQuery } from '../client/searchClient';

/** A request and what was found for it without the app. */
export type Found = Pick<SearchQuery, 'query' | 'section' | 'version'> & {
  readonly answer: Answer;
  /** Whether hits of the text are among the answer. */
  readonly isFinal: boolean;
};

/** What the box of the search shows when the app's dialog takes it over. */
export type EarlyAnswer = Found & {
  /** Index of the selected entry. */
  readonly chosen: number;
  /** Whether the reader has moved among the hits, so that none of them may move. */
  readonly hasMoved: boolean;
  /** How far the list is scrolled, in pixels. */
  readonly scrolled: number;
};

/** What the search page shows when the app takes it over. */
export type EarlyPage = {
  /** The request, which may be newer than the URL. */
  readonly address: SearchAddress;
  /** The hits on display; null when there are none. */
  readonly found: Found | null;
};

/** The search that runs without the app: the app takes over its worker, with the index, and its answer. */
export type EarlySearch = {
  readonly client: SearchClient;
  readonly settings: BoxSettings;
  /** Returns what the open box shows; null when its text has another one. */
  readonly readBox: () => EarlyAnswer | null;
  /** Returns what the search page shows; null on other pages, and once the app has taken it over. */
  readonly readPage: () => EarlyPage | null;
};

/** The script of the search and the app are bundled apart: they meet at the window. On the server there is neither. */
const page = globalThis as { earlySearch?: EarlySearch };

/** Returns the search that runs without the app; undefined when nothing has started it. */
export const findEarlySearch = (): EarlySearch | undefined => page.earlySearch;

/** Offers a search to the app. */
export function offerEarlySearch(search: EarlySearch): void {
  page.earlySearch = search;
}
