import { useMemo } from 'react';
import type { DocSearchModalProps } from '@docsearch/react/modal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDocsPreferredVersion } from '@docusaurus/plugin-content-docs/client';
import type { Services } from '@site/config/services';
import { lastVersion } from '@site/config/versions';
import { useVersionMenu } from '@site/src/hooks/useVersionMenu';

type Connection = Pick<DocSearchModalProps, 'appId' | 'apiKey' | 'indices'>;

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

/** The index that answers, for the reader's language and version; null when the build has no hosted search. */
export function useConnection(): Connection | null {
  const { algolia } = useDocusaurusContext().siteConfig.customFields as Pick<Services, 'algolia'>;
  const facetFilters = useFacetFilters();
  if (!algolia) return null;
  const { indexName: name, ...access } = algolia;
  return { ...access, indices: [{ name, searchParameters: { facetFilters } }] };
}
