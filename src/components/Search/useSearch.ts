import { useEffect, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { readHit, type HitView } from '@site/src/search/client/readHit';
import { SearchIndexError, type SearchFailure, type SearchQuery } from '@site/src/search/client/searchClient';
import { useSiteSearchClient } from './useSiteSearchClient';

type Request = Pick<SearchQuery, 'query' | 'section' | 'version'>;

type Answer = { hits: HitView[]; total: number };

export type Search = {
  /** Hits so far, of the last request with a response. */
  answer: Answer;
  isLoading: boolean;
  failure: SearchFailure | null;
  /** Requests the next page of the same query. */
  loadMore: () => void;
  retry: () => void;
};

type State = { key: string; answer: Answer; failure: SearchFailure | null };

const nothing: Answer = { hits: [], total: 0 };

/** Queries the site's search client whenever the request changes; late responses are dropped. */
export function useSearch({ query, section, version }: Request): Search {
  const client = useSiteSearchClient();
  const baseUrl = useBaseUrl('/');
  const locale = useDocusaurusContext().i18n.currentLocale;
  const request = JSON.stringify([query, section, version]);
  const [paging, setPaging] = useState({ request, page: 0 });
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>({ key: '', answer: nothing, failure: null });
  const page = paging.request === request ? paging.page : 0;
  const key = JSON.stringify([request, page, attempt]);

  useEffect(() => {
    let isCurrent = true;
    const pages = Array.from({ length: page + 1 }, (_, index) => index);
    Promise.all(pages.map((each) => client.search({ query, section, version, locale, page: each }))).then(
      (answers) => {
        if (!isCurrent) return;
        const hits = answers.flatMap((answer) => answer.hits.map((hit) => readHit(hit, baseUrl)));
        setState({ key, answer: { hits, total: answers[0]?.nbHits ?? 0 }, failure: null });
      },
      (error: unknown) => {
        if (!isCurrent) return;
        console.warn('The search failed.', error);
        const failure = error instanceof SearchIndexError ? error.reason : 'missing';
        setState({ key, answer: nothing, failure });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, query, section, version, locale, page, key, baseUrl]);

  return {
    answer: state.answer,
    isLoading: state.key !== key,
    failure: state.key === key ? state.failure : null,
    loadMore: () => setPaging({ request, page: page + 1 }),
    retry: () => setAttempt(attempt + 1),
  };
}
