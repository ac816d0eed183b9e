import { useEffect, useEffectEvent, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { keepOrder } from '@site/src/search/client/keepOrder';
import { readHit, type HitView } from '@site/src/search/client/readHit';
import { SearchIndexError, type SearchFailure, type SearchQuery } from '@site/src/search/client/searchClient';
import type { SearchResponse } from '@site/src/search/client/searchResponse';
import { useSiteSearchClient } from './useSiteSearchClient';

type Request = Pick<SearchQuery, 'query' | 'section' | 'version'>;

/** `corrected`: the query without typing errors; null if it has none. */
type Answer = {
  hits: HitView[];
  total: number;
  corrected: string | null;
  /** Hits in each section of the site, whatever section was asked for. */
  counts: NonNullable<SearchResponse['counts']>;
  /** Names that are spelled like a query without hits. */
  nearest: readonly string[];
};

export type Search = {
  /** Hits so far, of the last request with a response. */
  answer: Answer;
  isLoading: boolean;
  failure: SearchFailure | null;
  /** Requests the next page of the same query. */
  loadMore: () => void;
  retry: () => void;
};

/** `isEarly`: hits of the text may follow. */
type State = { key: string; answer: Answer; failure: SearchFailure | null; isEarly: boolean };

type Options = {
  /** Whether the reader is about to choose one of the hits, so that none of them may move. */
  isChoosing?: () => boolean;
};

const nothing: Answer = { hits: [], total: 0, corrected: null, counts: {}, nearest: [] };

const neverChooses = () => false;

/**
 * Queries the site's search client whenever the request changes; late responses are dropped. The hits that titles, headings
 * and names give are shown while those of the text are on their way.
 */
export function useSearch(
  { query, section, version }: Request,
  { isChoosing = neverChooses }: Options = {},
): Search {
  const client = useSiteSearchClient();
  const baseUrl = useBaseUrl('/');
  const locale = useDocusaurusContext().i18n.currentLocale;
  const request = JSON.stringify([query, section, version]);
  const [paging, setPaging] = useState({ request, page: 0 });
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>({ key: '', answer: nothing, failure: null, isEarly: false });
  const asksWhether = useEffectEvent(() => isChoosing());
  const page = paging.request === request ? paging.page : 0;
  const key = JSON.stringify([request, page, attempt]);

  useEffect(() => {
    let isCurrent = true;
    const pages = Array.from({ length: page + 1 }, (_, index) => index);
    const read = (answers: readonly SearchResponse[]): Answer => ({
      hits: answers.flatMap((answer) => answer.hits.map((hit) => readHit(hit, baseUrl))),
      total: answers[0]?.nbHits ?? 0,
      corrected: answers[0]?.corrected ?? null,
      counts: answers[0]?.counts ?? {},
      nearest: answers[0]?.nearest ?? [],
    });
    const showEarly = (response: SearchResponse) => {
      if (isCurrent) setState({ key, answer: read([response]), failure: null, isEarly: true });
    };
    const ask = (each: number) =>
      client.search({ query, section, version, locale, page: each }, page === 0 ? showEarly : undefined);
    Promise.all(pages.map(ask)).then(
      (answers) => {
        if (!isCurrent) return;
        const { hits, ...found } = read(answers);
        const isHeld = asksWhether();
        setState((before) => ({
          key,
          answer: {
            hits: isHeld && before.key === key ? keepOrder(before.answer.hits, hits) : hits,
            ...found,
          },
          failure: null,
          isEarly: false,
        }));
      },
      (error: unknown) => {
        if (!isCurrent) return;
        console.warn('The search failed.', error);
        const failure = error instanceof SearchIndexError ? error.reason : 'missing';
        setState({ key, answer: nothing, failure, isEarly: false });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, query, section, version, locale, page, key, baseUrl]);

  return {
    answer: state.answer,
    isLoading: state.key !== key || state.isEarly,
    failure: state.key === key ? state.failure : null,
    loadMore: () => setPaging({ request, page: page + 1 }),
    retry: () => setAttempt(attempt + 1),
  };
}
