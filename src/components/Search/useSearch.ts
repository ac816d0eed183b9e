import { useEffect, useEffectEvent, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { keepOrder } from '@site/src/search/client/keepOrder';
import { noAnswer, readAnswer, type Answer } from '@site/src/search/client/readAnswer';
import { failureOf, type SearchFailure, type SearchQuery } from '@site/src/search/client/searchClient';
import type { SearchResponse } from '@site/src/search/client/searchResponse';
import type { Found } from '@site/src/search/early/earlySearch';
import { useSiteSearchClient } from './useSiteSearchClient';

type Request = Pick<SearchQuery, 'query' | 'section' | 'version'>;

export type Search = {
  /** Hits so far, of the last request with a response. */
  answer: Answer;
  /** Whether the answer is that of an earlier request. */
  isStale: boolean;
  isLoading: boolean;
  failure: SearchFailure | null;
  /** Requests the next page of the same query. */
  loadMore: () => void;
  retry: () => void;
};

/** `isEarly`: hits of the text may follow. */
type State = { key: string; answer: Answer; failure: SearchFailure | null; isEarly: boolean };

const keyOf = ({ query, section, version }: Request, page: number, attempt: number): string =>
  JSON.stringify([query, section, version, page, attempt]);

type Options = {
  /** Whether the reader is about to choose one of the hits, so that none of them may move. */
  isChoosing?: () => boolean;
  /** The answer that the reader sees already. */
  early?: Found | null;
};

const neverChooses = () => false;

/**
 * Queries the site's search client whenever the request changes; late responses are dropped. The hits that titles, headings
 * and names give are shown while those of the text are on their way.
 */
export function useSearch(
  { query, section, version }: Request,
  { isChoosing = neverChooses, early = null }: Options = {},
): Search {
  const client = useSiteSearchClient();
  const baseUrl = useBaseUrl('/');
  const locale = useDocusaurusContext().i18n.currentLocale;
  const request = keyOf({ query, section, version }, 0, 0);
  const [paging, setPaging] = useState({ request, page: 0 });
  const [attempt, setAttempt] = useState(0);
  const [own, setOwn] = useState<State | null>(null);
  const first: State = {
    key: early ? keyOf(early, 0, 0) : '',
    answer: early?.answer ?? noAnswer,
    failure: null,
    isEarly: !early?.isFinal,
  };
  const page = paging.request === request ? paging.page : 0;
  const key = keyOf({ query, section, version }, page, attempt);
  /** Until the response to this request, what the reader sees already: one to the empty first request may come before. */
  const state = own && (own.key === key || first.key !== key) ? own : first;
  const keepShown = useEffectEvent((hits: Answer['hits']) =>
    isChoosing() && state.key === key ? keepOrder(state.answer.hits, hits) : hits,
  );

  useEffect(() => {
    let isCurrent = true;
    const pages = Array.from({ length: page + 1 }, (_, index) => index);
    const showEarly = (response: SearchResponse) => {
      if (isCurrent) setOwn({ key, answer: readAnswer([response], baseUrl), failure: null, isEarly: true });
    };
    const ask = (each: number) =>
      client.search({ query, section, version, locale, page: each }, page === 0 ? showEarly : undefined);
    Promise.all(pages.map(ask)).then(
      (answers) => {
        if (!isCurrent) return;
        const { hits, ...found } = readAnswer(answers, baseUrl);
        setOwn({ key, answer: { hits: keepShown(hits), ...found }, failure: null, isEarly: false });
      },
      (error: unknown) => {
        if (!isCurrent) return;
        console.warn('The search failed.', error);
        setOwn({ key, answer: noAnswer, failure: failureOf(error), isEarly: false });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, query, section, version, locale, page, key, baseUrl]);

  return {
    answer: state.answer,
    isStale: state.key !== key,
    isLoading: state.key !== key || state.isEarly,
    failure: state.key === key ? state.failure : null,
    loadMore: () => setPaging({ request, page: page + 1 }),
    retry: () => setAttempt(attempt + 1),
  };
}
