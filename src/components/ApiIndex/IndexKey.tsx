import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { describeKind } from './describeKind';
import { letters } from './letterOf';
import type { IndexEntry } from './index';

/** Legend of the kind letters that an index uses. */
export function IndexKey({ entries }: { readonly entries: readonly IndexEntry[] }): ReactNode {
  const used = new Set(entries.filter(({ state }) => state !== 'removed').map(({ letter }) => letter));
  return (
    <p className="index__key">
      {letters
        .filter(([letter]) => used.has(letter))
        .map(([letter, kind]) => (
          <span key={letter}>
            <span className="mono">{letter}</span> {describeKind(kind)}
          </span>
        ))}
      {entries.some(({ state }) => state === 'deprecated') && (
        <del>
          <Translate
            id="api.kind.deprecated"
            description="Key of the API index, a name that is struck through"
          >
            deprecated
          </Translate>
        </del>
      )}
      {entries.some(({ state }) => state === 'removed') && (
        <span>
          <span className="mono">×</span>{' '}
          <Translate id="api.kind.removed" description="Key of the API index, sign ×">
            removed
          </Translate>
        </span>
      )}
    </p>
  );
}
