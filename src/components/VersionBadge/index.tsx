import { type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';

type Props = { readonly kind: string; readonly version?: string };

function textOf(kind: string, version: string): string {
  switch (kind) {
    case 'changed':
      return translate(
        {
          id: 'badge.changed',
          message: 'changed in {version}',
          description: 'Badge: behaves differently since a release',
        },
        { version },
      );
    case 'deprecated':
      return translate(
        {
          id: 'badge.deprecated',
          message: 'deprecated in {version}',
          description: 'Badge: not to be used any more since a release',
        },
        { version },
      );
    case 'removed':
      return translate(
        { id: 'badge.removed', message: 'removed in {version}', description: 'Badge: gone since a release' },
        { version },
      );
    case 'unreleased':
      return translate({
        id: 'badge.unreleased',
        message: 'unreleased',
        description: 'Badge: in no release yet',
      });
    default:
      return translate(
        { id: 'badge.since', message: 'new in {version}', description: 'Badge: there since a release' },
        { version },
      );
  }
}

/** A label with the release in which something was added, changed, deprecated or removed. */
export function VersionBadge({ kind, version = '' }: Props): ReactNode {
  return <span className={clsx('badge', `badge--${kind}`)}>{textOf(kind, version)}</span>;
}
