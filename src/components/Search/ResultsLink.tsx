import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { writeSearchAddress, type SearchAddress } from '@site/src/search/client/searchAddress';
import { SiteLink } from './SiteLink';

type Props = {
  readonly query: string;
  readonly section?: SearchAddress['section'];
  /** Label of the version that the dialog searches; without it, the page searches the reader's own. */
  readonly version?: string;
  readonly onFollow: () => void;
};

/** Link from a search dialog to the search page with the same query and version. */
export function ResultsLink({ query, section = null, version, onFollow }: Props): ReactNode {
  const page = useBaseUrl('/search');
  return (
    <SiteLink
      className="link"
      href={page + writeSearchAddress({ query, section, version: version ?? null })}
      onFollow={onFollow}
    >
      <Translate id="search.all" description="Link from the search dialog to the search page">
        See all results
      </Translate>
    </SiteLink>
  );
}
