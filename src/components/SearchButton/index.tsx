import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { Icon } from '@site/src/components/Icon';

/** Leads to the search page. */
export function SearchButton(): ReactNode {
  return (
    <Link className="search" to="/search">
      <Icon name="search" />
      <span>
        <Translate id="search.button" description="Button in the menu bar that leads to the search">
          Search
        </Translate>
      </span>
    </Link>
  );
}
