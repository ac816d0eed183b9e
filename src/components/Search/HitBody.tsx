import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { Icon } from '@site/src/components/Icon';
import { versions } from '@site/config/versions';
import type { HitView } from '@site/src/search/client/readHit';
import { describeSection, sectionIcons } from './describeSection';
import { MarkedText } from './MarkedText';

type Props = { readonly hit: HitView };

/** Label of the current version: its hits need no badge. */
const currentLabel = versions.find(({ path }) => path === '')?.label;

/**
 * Content of a hit in the dialog and on the page: heading or title, location, excerpt, the section of the site, and the
 * version unless it is the current one.
 */
export function HitBody({
  hit: { section, version, title, heading, kind, excerpt, replaces, signature, poster },
}: Props): ReactNode {
  return (
    <>
      <span className="hit__kind">
        {poster !== null ? (
          <img src={poster} alt="" loading="lazy" decoding="async" />
        ) : kind !== null || heading ? (
          <span aria-hidden="true">{kind ?? '#'}</span>
        ) : (
          <Icon name={sectionIcons[section]} />
        )}
      </span>
      <b>
        <MarkedText parts={heading ?? title} />
      </b>
      {signature !== null && <code className="hit__signature">{signature}</code>}
      <small>
        {replaces !== null && (
          <span className="hit__replaces">
            <Translate
              id="search.replaces"
              description="Before the excerpt of a search result: the name that was searched no longer exists"
              values={{ name: <s>{replaces}</s> }}
            >
              {'Use this instead of {name}, which is gone.'}
            </Translate>{' '}
          </span>
        )}
        {heading && (
          <span className="hit__page">
            <MarkedText parts={title} />
          </span>
        )}
        <MarkedText parts={excerpt} />
      </small>
      <span className="hit__place">
        {version !== null && version !== currentLabel && <span className="badge">{version}</span>}
        {describeSection(section)}
      </span>
    </>
  );
}

/** Content of the line of a section below the hit of its page. */
export function SectionBody({ heading }: { readonly heading: HitView['title'] }): ReactNode {
  return (
    <>
      <span className="hit__kind" aria-hidden="true">
        #
      </span>
      <span>
        <MarkedText parts={heading} />
      </span>
    </>
  );
}
