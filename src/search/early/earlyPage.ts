/**
 * A script of the search page only, so that the box costs nothing for it: it answers there before the app runs, with the search that the
 * script of the worker, which runs before it, has started.
 */
import { answerOnPage } from './answerOnPage';
import { createAsk } from './createAsk';
import { findEarlySearch, offerEarlySearch } from './earlySearch';

const early = findEarlySearch();
if (early) {
  const { client, settings } = early;
  offerEarlySearch({ ...early, readPage: answerOnPage(createAsk(client, settings), settings) });
}
