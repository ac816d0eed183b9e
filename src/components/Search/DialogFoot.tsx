import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { writeSearchAddress } from '@site/src/search/client/searchAddress';
import { SiteLink } from './SiteLink';

type Props = {
  readonly query: string;
  /** Label of the version that is searched. */
  readonly version: string;
  /** How the search stands, said to assistive tools. */
  readonly status: ReactNode;
  readonly onFollow: () => void;
};

/** What stands on the keys, in every language. */
const arrows = { up: '↑', down: '↓' };

/** Keys, scope, and the way to the search page. */
export function DialogFoot({ query, version, status, onFollow }: Props): ReactNode {
  const { i18n } = useDocusaurusContext();
  const page = useBaseUrl('/search');
  const language = i18n.localeConfigs[i18n.currentLocale]?.label ?? i18n.currentLocale;
  return (
    <div className="finder__foot">
      <span className="finder__keys">
        <kbd>{arrows.up}</kbd> <kbd>{arrows.down}</kbd>{' '}
        <Translate id="search.keys.choose" description="What the arrow keys do in the search dialog">
          choose
        </Translate>
      </span>
      <span className="finder__keys">
        <kbd>
          <Translate id="search.keys.enter" description="Label on the Enter key">
            Enter
          </Translate>
        </kbd>{' '}
        <Translate id="search.keys.open" description="What the Enter key does in the search dialog">
          open
        </Translate>
      </span>
      <span>{`${version}, ${language}`}</span>
      <SiteLink
        className="link"
        href={page + writeSearchAddress({ query, section: null, version: null })}
        onFollow={onFollow}
      >
        <Translate id="search.all" description="Link from the search dialog to the search page">
          See all results
        </Translate>
      </SiteLink>
      <span className="vh" role="status">
        {status}
      </span>
    </div>
  );
}
