import { type MouseEvent, type ReactNode, useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react/modal';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDocsPreferredVersion } from '@docusaurus/plugin-content-docs/client';
import { lastVersion } from '@site/config/versions';
import type { Services } from '@site/config/services';
import { useVersionMenu } from '@site/src/hooks/useVersionMenu';
import { toSitePath } from '@site/src/search/client/toSitePath';
import './HostedSearch.css';
import { modalTexts } from './modalTexts';
import { ResultsLink } from './ResultsLink';

type Props = {
  /** Initial query. */
  readonly start?: string;
  readonly onClosed: () => void;
};

type Hit = { readonly url: string };

/** Facet filters of the DocSearch crawler: pages in this language, in the selected version or without a version. */
function useFacetFilters(): string[][] {
  const { i18n } = useDocusaurusContext();
  const { active } = useVersionMenu();
  const { preferredVersion } = useDocsPreferredVersion();
  const version = active?.name ?? preferredVersion?.name ?? lastVersion;
  return useMemo(
    () => [
      [`language:${i18n.currentLocale}`],
      ['docusaurus_tag:default', `docusaurus_tag:docs-default-${version}`],
    ],
    [i18n.currentLocale, version],
  );
}

/** Search dialog of builds with `ALGOLIA_*` set: plugins/search-index/README.md. */
export function HostedSearch({ start = '', onClosed }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const algolia = siteConfig.customFields?.algolia as Services['algolia'];
  const history = useHistory();
  const facetFilters = useFacetFilters();
  const navigator = useMemo<DocSearchModalProps['navigator']>(
    () => ({ navigate: ({ itemUrl }) => history.push(itemUrl) }),
    [history],
  );
  const openHit = (event: MouseEvent, { url }: Hit) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onClosed();
    history.push(url);
  };

  useEffect(() => {
    // DocSearch's own button, which is not used here, sets this class.
    document.body.classList.add('DocSearch--active');
    return () => document.body.classList.remove('DocSearch--active');
  }, []);

  if (!algolia) return null;
  return createPortal(
    <DocSearchModal
      appId={algolia.appId}
      apiKey={algolia.apiKey}
      indices={[{ name: algolia.indexName, searchParameters: { facetFilters } }]}
      initialQuery={start}
      initialScrollY={window.scrollY}
      navigator={navigator}
      onClose={onClosed}
      transformItems={(items) => items.map((item) => ({ ...item, url: toSitePath(item.url) }))}
      hitComponent={({ hit, children }) => (
        <a href={hit.url} onClick={(event) => openHit(event, hit)}>
          {children}
        </a>
      )}
      resultsFooterComponent={({ state }) => <ResultsLink query={state.query} onFollow={onClosed} />}
      translations={modalTexts()}
    />,
    document.body,
  );
}
