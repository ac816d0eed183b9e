import { type ReactNode, useEffect, useRef } from 'react';
import Translate from '@docusaurus/Translate';
import type { HitView } from '@site/src/search/client/readHit';
import { markOnArrival } from '@site/src/search/client/markTarget';
import { HitBody, SectionBody } from './HitBody';
import { wordsOf } from './wordsOf';
import { ResultCount } from './ResultCount';
import { CorrectedQuery, Fetching, NoResults, SearchFailureText, SearchHelp } from './SearchMessage';
import { SiteLink } from './SiteLink';
import type { Search } from './useSearch';

type Props = {
  readonly search: Search;
  readonly query: string;
  /** Called with the hit that the pointer or the focus is on. */
  readonly onChoose: (hit: HitView) => void;
  /** Called with a query to ask instead. */
  readonly onAsk: (query: string) => void;
};

type StatusProps = Pick<Props, 'search'> & {
  /** Without a query there is neither a count nor "no results". */
  readonly hasQuery: boolean;
  readonly onRetry: () => void;
};

function Status({ search: { answer, isLoading, failure }, hasQuery, onRetry }: StatusProps): ReactNode {
  if (failure) return <SearchFailureText failure={failure} onRetry={onRetry} />;
  if (!hasQuery) return null;
  if (isLoading) return <Fetching />;
  return answer.total > 0 ? <ResultCount count={answer.total} /> : <NoResults />;
}

type MoreProps = {
  /** Number of hits shown: after each further page, the button may be in view again. */
  readonly count: number;
  readonly onMore: () => void;
};

/** Loads more hits when it scrolls into view; also a button, for keyboard users and for retries. */
function More({ count, onMore }: MoreProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const latest = useRef(onMore);
  useEffect(() => {
    latest.current = onMore;
  });
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && latest.current(),
      { rootMargin: '200px' },
    );
    if (button.current) observer.observe(button.current);
    return () => observer.disconnect();
  }, [count]);
  return (
    <button ref={button} type="button" className="btn" onClick={onMore}>
      <Translate id="search.more" description="Button below the search results">
        Show more results
      </Translate>
    </button>
  );
}

/** Results of the search page: a status line, the hits, and a button for more. */
export function ResultList({ search, query, onChoose, onAsk }: Props): ReactNode {
  const { hits, total, corrected, nearest } = search.answer;
  const hasQuery = query.trim() !== '';
  const status = useRef<HTMLDivElement>(null);
  const isEmpty = hasQuery && !search.failure && !search.isLoading && total === 0;
  const retry = () => {
    search.retry();
    // The button goes, and the focus would go with it.
    status.current?.focus();
  };
  const areShown = hasQuery && !search.failure && hits.length > 0;
  return (
    <>
      <div ref={status} className="search-page__status" role="status" tabIndex={-1}>
        <Status search={search} hasQuery={hasQuery} onRetry={retry} />
      </div>
      {isEmpty && <SearchHelp query={query} nearest={nearest} onAsk={onAsk} />}
      {areShown && corrected !== null && <CorrectedQuery query={corrected} />}
      {areShown && (
        <ol className="results">
          {hits.map((hit) => (
            <li key={hit.key}>
              <SiteLink
                className="hit"
                href={hit.url}
                onPointerEnter={() => onChoose(hit)}
                onFocus={() => onChoose(hit)}
                onFollow={() => markOnArrival(wordsOf(hit))}
              >
                <HitBody hit={hit} />
              </SiteLink>
              {hit.sections.length > 0 && (
                <ul className="results__sections">
                  {hit.sections.map(({ url, heading }) => (
                    <li key={url}>
                      <SiteLink
                        className="hit hit--section"
                        href={url}
                        onFollow={() => markOnArrival(wordsOf(hit))}
                      >
                        <SectionBody heading={heading} />
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
      )}
      {areShown && hits.length < total && <More count={hits.length} onMore={search.loadMore} />}
    </>
  );
}
