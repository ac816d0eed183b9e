import { type ReactNode, useEffect, useState } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { allVersions, resolveVersion } from '@site/src/search/client/searchAddress';
import { findEarlySearch, type Found } from '@site/src/search/early/earlySearch';
import { EarlyResults } from './EarlyResults';
import { HitPreview } from './HitPreview';
import { ResultList } from './ResultList';
import { SearchFilters } from './SearchFilters';
import { useIsWide } from './useIsWide';
import { useReaderVersion } from './useReaderVersion';
import { useSearch } from './useSearch';
import { useSearchAddress } from './useSearchAddress';

/** Shown in browsers without scripts; React ignores it in the others. */
function WithoutScripts(): ReactNode {
  return (
    <noscript>
      <p>
        <Translate id="search.noScript" description="Shown on the search page when JavaScript is off">
          Search needs JavaScript. Without it, these two pages lead to everything:
        </Translate>
      </p>
      <ul>
        <li>
          <Link to="/docs/">
            <Translate id="search.noScript.docs" description="Link to the list of all documentation pages">
              Documentation
            </Translate>
          </Link>
        </li>
        <li>
          <Link to="/api/">
            <Translate id="search.noScript.api" description="Link to the API reference">
              API reference
            </Translate>
          </Link>
        </li>
      </ul>
    </noscript>
  );
}

/** The main part of `/search`: field, filters and hits, synchronized with the URL. */
export function SearchPage(): ReactNode {
  const isBrowser = useIsBrowser();
  const readerVersion = useReaderVersion();
  const [address, change] = useSearchAddress();
  const version = resolveVersion(address.version, readerVersion);
  const [early, setEarly] = useState<Found | null>(null);
  useEffect(() => setEarly(findEarlySearch()?.readPage()?.found ?? null), []);
  const search = useSearch(
    {
      query: address.query,
      section: address.section,
      version: version === allVersions ? null : version,
    },
    { early },
  );
  const isWide = useIsWide();
  const hasQuery = address.query.trim() !== '';
  const [chosen, setChosen] = useState<string | null>(null);
  const { hits } = search.answer;
  const hit = hits.find(({ key }) => key === chosen) ?? hits[0];
  const isPreviewed = isWide && hasQuery && search.failure === null && hit !== undefined;
  return (
    <div className="page search-page">
      <div className="markdown">
        <h1>
          <Translate id="search.page.title" description="Title of the search page">
            Search the documentation
          </Translate>
        </h1>
        <WithoutScripts />
        <form role="search" className="search-page__form" onSubmit={(event) => event.preventDefault()}>
          <input
            className="field"
            type="search"
            name="q"
            aria-label={translate({
              id: 'search.input',
              message: 'Search the documentation',
              description: 'Name of the search field',
            })}
            placeholder={translate({
              id: 'search.placeholder',
              message: 'Search docs, API and posts',
              description: 'Shown in the empty search field',
            })}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={address.query}
            onChange={(event) => change({ query: event.target.value })}
          />
          <SearchFilters
            section={address.section}
            version={version}
            isDisabled={!isBrowser}
            counts={hasQuery ? search.answer.counts : {}}
            onSection={(section) => change({ section })}
            onVersion={(label) => change({ version: label === readerVersion ? null : label })}
          />
        </form>
        {isBrowser ? (
          <ResultList
            search={search}
            query={address.query}
            onChoose={({ key }) => setChosen(key)}
            onAsk={(query) => change({ query })}
          />
        ) : (
          <EarlyResults />
        )}
      </div>
      {isPreviewed && <HitPreview hit={hit} />}
    </div>
  );
}
