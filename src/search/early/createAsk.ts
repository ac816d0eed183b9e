import type { BoxSettings } from '../../../shared/search-format/boxSettings';
import { readAnswer } from '../client/readAnswer';
import type { SearchClient } from '../client/searchClient';
import type { SearchResponse } from '../client/searchResponse';
import type { Found } from './earlySearch';
import { waitForStyles } from './page';

/** Asks for hits. `show` is called with those of titles, headings and names, and with all of them; not after a later request. */
export type Ask = (
  request: Pick<Found, 'query' | 'section' | 'version'>,
  show: (found: Found) => void,
  fail?: () => void,
) => void;

/** Creates a function that asks the worker. It answers once the page has the styles of hits. */
export function createAsk(client: SearchClient, { locale, baseUrl }: BoxSettings): Ask {
  const styles = waitForStyles();
  let turn = 0;
  return (request, show, fail) => {
    turn += 1;
    const own = turn;
    const receive = async (response: SearchResponse, isFinal: boolean): Promise<void> => {
      await styles;
      if (own === turn) show({ ...request, answer: readAnswer([response], baseUrl), isFinal });
    };
    client
      .search({ ...request, locale, page: 0 }, (early) => void receive(early, false))
      .then(
        (response) => receive(response, true),
        () => own === turn && fail?.(),
      );
  };
}
