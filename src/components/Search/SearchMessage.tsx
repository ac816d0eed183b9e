import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { site } from '@site/config/site';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { SearchFailure } from '@site/src/search/client/searchClient';
import { SiteLink } from './SiteLink';

/** Shown while results are loading. */
export function Fetching(): ReactNode {
  return (
    <Translate id="search.fetching" description="Shown while search results are on their way">
      Fetching new results...
    </Translate>
  );
}

/** Shown when there are no results. */
export function NoResults(): ReactNode {
  return (
    <>
      <b>
        <Translate id="search.none" description="Shown when a search has no hits">
          No results were found
        </Translate>
      </b>
      <Translate id="search.none.hint" description="Advice below the line that a search has no hits">
        Try a symbol such as ti.kernel, or fewer letters.
      </Translate>
    </>
  );
}

type HelpProps = {
  readonly query: string;
  /** Names of the API that are spelled like the query. */
  readonly nearest: readonly string[];
  /** Called with one of them. */
  readonly onAsk: (query: string) => void;
  readonly onFollow?: () => void;
};

/** Ways on when a search has no results. */
export function SearchHelp({ query, nearest, onAsk, onFollow }: HelpProps): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const way = (path: string, label: ReactNode) => (
    <li>
      <SiteLink className="link" href={withBaseUrl(path)} {...(onFollow ? { onFollow } : {})}>
        {label}
      </SiteLink>
    </li>
  );
  const issue = `${site.sourceUrl}/issues/new?${new URLSearchParams({ title: `Search: ${query.slice(0, 100)}` })}`;
  return (
    <ul className="finder__ways">
      {nearest.length > 0 && (
        <li className="finder__nearest">
          <Translate id="search.none.nearest" description="Before the names that are spelled like the query">
            Did you mean:
          </Translate>{' '}
          {nearest.map((name) => (
            <button key={name} type="button" className="link" onClick={() => onAsk(name)}>
              <code>{name}</code>
            </button>
          ))}
        </li>
      )}
      {way(
        '/docs/glossary',
        <Translate id="search.none.glossary" description="Link below the line that a search has no hits">
          Look up a term in the glossary
        </Translate>,
      )}
      {way(
        '/api/',
        <Translate id="search.none.api" description="Link below the line that a search has no hits">
          Browse all names of the API
        </Translate>,
      )}
      {way(
        '/community',
        <Translate id="search.none.community" description="Link below the line that a search has no hits">
          Ask the community
        </Translate>,
      )}
      <li>
        <a className="link" href={issue}>
          <Translate id="search.none.issue" description="Link below the line that a search has no hits">
            Report what is missing on GitHub
          </Translate>
        </a>
      </li>
    </ul>
  );
}

/** Line above hits for a query whose typing errors were corrected. */
export function CorrectedQuery({ query }: { readonly query: string }): ReactNode {
  return (
    <p className="finder__group">
      <Translate
        id="search.corrected"
        description="Above the search results of a query with a typing error; {query} is the corrected query"
        values={{ query: <b>{query}</b> }}
      >
        {'Results for {query}'}
      </Translate>
    </p>
  );
}

/** Title of the message that the search does not work. */
export function SearchFailed(): ReactNode {
  return (
    <Translate id="search.failed" description="Title of the message that the search does not work">
      The search is not available
    </Translate>
  );
}

function Reason({ failure }: { readonly failure: SearchFailure }): ReactNode {
  if (failure === 'damaged') {
    return (
      <Translate id="search.damaged" description="Shown when the search index is not valid">
        The search index is damaged or from another build. Reload this page.
      </Translate>
    );
  }
  if (process.env.NODE_ENV === 'development') {
    return (
      <Translate
        id="search.development"
        description="Shown on the development server when there is no build whose search index it could use"
      >
        The development server uses the search index of the last build, and there is none. Run npm run build,
        then reload this page.
      </Translate>
    );
  }
  return (
    <Translate id="search.missing" description="Shown when the search index could not be loaded">
      The search index could not be loaded. Check your connection and try again.
    </Translate>
  );
}

type FailureProps = { readonly failure: SearchFailure; readonly onRetry: () => void };

/** Shown when the index is missing or damaged; the rest of the page keeps working. */
export function SearchFailureText({ failure, onRetry }: FailureProps): ReactNode {
  return (
    <>
      <b>
        <SearchFailed />
      </b>
      <span>
        <Reason failure={failure} />
      </span>
      <button type="button" className="btn" onClick={onRetry}>
        <Translate id="search.retry" description="Button that loads the search index again">
          Try again
        </Translate>
      </button>
    </>
  );
}
