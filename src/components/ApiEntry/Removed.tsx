import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { ApiRemoved } from '@site/plugins/api-reference/types';
import { ApiText } from '@site/src/components/ApiText';
import { ApiLink } from '@site/src/components/ApiText/ApiLink';
import { describeKind } from '@site/src/components/ApiIndex/describeKind';
import { VersionBadge } from '@site/src/components/VersionBadge';
import { releaseOf } from './releaseOf';
import { EntryHeading } from './EntryHeading';
import { History } from './History';

/** A name of older versions: when it was removed, its replacement, and where it is described. */
export function Removed({ entry }: { readonly entry: ApiRemoved }): ReactNode {
  const { id, prefix, name, kind, removedIn, instead, lastEntry, history } = entry;
  return (
    <section className="sym sym--gone">
      <div className="sym__head">
        <span className="kind">{describeKind(kind)}</span>
        <EntryHeading id={id} prefix={prefix} name={name} />
        <VersionBadge kind="removed" version={releaseOf(removedIn)} />
      </div>
      <p>
        {instead.length > 0 ? (
          <ApiText parts={instead} />
        ) : (
          <Translate id="api.removed.nothing" description="Of a name that was removed without replacement">
            Nothing takes its place.
          </Translate>
        )}{' '}
        <ApiLink href={lastEntry.href}>
          <Translate
            id="api.removed.last"
            description="Link to the entry in the last version that has a name"
            values={{ version: releaseOf(lastEntry.versionLabel) }}
          >
            {'Its entry in {version}'}
          </Translate>
        </ApiLink>
      </p>
      <History history={history} />
    </section>
  );
}
