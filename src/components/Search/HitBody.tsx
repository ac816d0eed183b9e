import { type ReactNode } from 'react';
import { Icon } from '@site/src/components/Icon';
import { versions } from '@site/src/config/versions';
import type { SearchHit } from '@site/src/lib/search/searchClient';
import { sectionIcons } from './describeSection';
import { MarkedText } from './MarkedText';

type Props = { readonly hit: SearchHit };

/** Label of the current version: its hits need no badge. */
const currentLabel = versions.find(({ path }) => path === '')?.label;

/** What a hit shows in dialog and page: heading or title, where it stands, an excerpt, its version if not the current one. */
export function HitBody({ hit: { section, version, title, heading, excerpt } }: Props): ReactNode {
  return (
    <>
      <span className="hit__kind">
        {heading ? <span aria-hidden="true">#</span> : <Icon name={sectionIcons[section]} />}
      </span>
      <b>
        <MarkedText parts={heading ?? title} />
      </b>
      <small>
        {heading && (
          <span className="hit__page">
            <MarkedText parts={title} />
          </span>
        )}
        <MarkedText parts={excerpt} />
      </small>
      {version !== null && version !== currentLabel && <span className="badge">{version}</span>}
    </>
  );
}
