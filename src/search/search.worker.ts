/**
 * The script of the search without the app. In a worker it searches, so that this never blocks typing; in a page it answers in the box of
 * the search and starts itself as a worker, which costs no second file.
 */
import { createEmbeddedClient } from '@site/src/search/engine/createEmbeddedClient';
import type { WorkerReply, WorkerRequest } from '@site/src/search/client/createWorkerClient';
import { fetchSearchFile } from '@site/src/search/client/fetchSearchFile';
import { SearchIndexError, type SearchClient } from '@site/src/search/client/searchClient';
import { answerInBox } from '@site/src/search/early/answerInBox';
import type { BoxSettings } from '@site/shared/search-format/boxSettings';

/** Returns null for a page in place of the index, or a part of it. */
const parseCore = (bytes: ArrayBuffer): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return null;
  }
};

const reply = (message: WorkerReply): void => self.postMessage(message);

function answerMessages(): void {
  let client: SearchClient | undefined;
  let receiveCore: (core: unknown) => void = () => undefined;
  reply({ isReady: true });
  self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
    if ('core' in data) return receiveCore(data.core && parseCore(data.core));
    const { id, folder, query, awaitsCore } = data;
    let core = awaitsCore ? new Promise((resolve) => (receiveCore = resolve)) : null;
    client ??= createEmbeddedClient(async (locale, file) => {
      // Only the first request is for the core that the page has requested; if that failed, it is requested again.
      const given = file === null && locale === query.locale ? await core : null;
      if (file === null) core = null;
      return (
        given ??
        fetchSearchFile(`${folder}${locale}${file === null ? '' : `/${file.replace(/\.json$/, '')}`}.json`)
      );
    });
    client
      .search(query, (early) => reply({ id, early }))
      .then(
        (response) => reply({ id, response }),
        (error: unknown) => {
          const failure = error instanceof SearchIndexError ? error.reason : 'damaged';
          reply({ id, failure, message: error instanceof Error ? error.message : String(error) });
        },
      );
  });
}

if ('document' in self) {
  const { src } = document.currentScript as HTMLScriptElement;
  answerInBox(src, process.env.SEARCH_BOX as unknown as BoxSettings);
} else answerMessages();
