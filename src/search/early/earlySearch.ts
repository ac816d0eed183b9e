import type { Answer } from '../client/readAnswer';
import type { SearchClient } from '../client/searchClient';

/** What the box of the search shows when the app's dialog takes it over. */
export type EarlyAnswer = {
  readonly query: string;
  /** Label of the version that was searched. */
  readonly version: string;
  readonly answer: Answer;
  /** Whether hits of the text are among the answer. */
  readonly isFinal: boolean;
  /** Index of the selected entry. */
  readonly chosen: number;
  /** Whether the reader has moved among the hits, so that none of them may move. */
  readonly hasMoved: boolean;
  /** How far the list is scrolled, in pixels. */
  readonly scrolled: number;
};

/** The search that runs without the app: the app takes over its worker, with the index, and its answer. */
export type EarlySearch = {
  readonly client: SearchClient;
  /** Returns what the open box shows; null when its text has another one. */
  readonly read: () => EarlyAnswer | null;
};

/** The script of the search and the app are bundled apart: they meet at the window. On the server there is neither. */
const page = globalThis as { earlySearch?: EarlySearch };

/** Returns the search that runs without the app; undefined when nothing has started it. */
export const findEarlySearch = (): EarlySearch | undefined => page.earlySearch;

/** Offers a search to the app. */
export function offerEarlySearch(search: EarlySearch): void {
  page.earlySearch = search;
}
