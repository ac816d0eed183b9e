import type { BoxSettings } from '../../../shared/search-format/boxSettings';
import { createWorkerClient } from '../client/createWorkerClient';
import { answerInBox } from './answerInBox';
import { createAsk } from './createAsk';
import { offerEarlySearch } from './earlySearch';
import { readCore } from './page';

/**
 * Answers before the app runs in the box of the search. On the search page, `earlyPage.ts` adds the answers there.
 * @param worker Address of the script of the worker.
 */
export function startEarlySearch(worker: string, settings: BoxSettings): void {
  const { locale, baseUrl } = settings;
  const folder = `${baseUrl}assets/search/`;
  const client = createWorkerClient(() => new Worker(worker), folder, readCore(`${folder}${locale}.json`));
  offerEarlySearch({
    client,
    settings,
    readBox: answerInBox(createAsk(client, settings), settings),
    readPage: () => null,
  });
}
