import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SearchAddress } from '@site/src/search/client/searchAddress';
import { ResultsLink } from './ResultsLink';

type Props = {
  readonly query: string;
  readonly section: SearchAddress['section'];
  /** Label of the version that is searched, or `all`. */
  readonly version: string;
  /** Status of the search, announced to assistive technology. */
  readonly status: ReactNode;
  readonly onFollow: () => void;
};

/** Key labels, the same in every language. */
const arrows = { up: '↑', down: '↓' };

/** Keys, scope, and a link to the search page. */
export function DialogFoot({ query, section, version, status, onFollow }: Props): ReactNode {
  const { i18n } = useDocusaurusContext();
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
      <span>{language}</span>
      <ResultsLink query={query} section={section} version={version} onFollow={onFollow} />
      <span className="vh" role="status">
        {status}
      </span>
    </div>
  );
}
