import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { ApiHistoryStep } from '@site/plugins/api-reference/types';
import { VersionBadge } from '@site/src/components/VersionBadge';
import { findBadges } from '@site/src/lib/api/findBadges';
import { releaseOf } from './releaseOf';

type Props = {
  readonly history: readonly ApiHistoryStep[];
  /** Label of the version that the page documents. */
  readonly version: string;
  readonly isDeprecated?: boolean;
};

/** Badges next to a name: what the versions changed about it. */
export function Badges({ history, version, isDeprecated = false }: Props): ReactNode {
  const badges = findBadges(history, version);
  return (
    <>
      {badges.map((badge) => (
        <VersionBadge key={badge.kind + badge.version} kind={badge.kind} version={releaseOf(badge.version)} />
      ))}
      {isDeprecated && !badges.some(({ kind }) => kind === 'deprecated') && (
        <span className="badge badge--deprecated">
          <Translate
            id="api.kind.deprecated"
            description="Key of the API index, a name that is struck through"
          >
            deprecated
          </Translate>
        </span>
      )}
    </>
  );
}
