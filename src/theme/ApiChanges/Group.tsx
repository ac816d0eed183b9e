import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { ApiChangeGroup } from '@site/plugins/api-reference/types';
import { describeChange } from '@site/src/components/ApiEntry/describeChange';
import { describeKind } from '@site/src/components/ApiIndex/describeKind';
import { ApiText } from '@site/src/components/ApiText';
import { ApiLink } from '@site/src/components/ApiText/ApiLink';

type Entry = ApiChangeGroup['entries'][number];

function Row({ entry: { name, href, kind, changes, instead } }: { readonly entry: Entry }): ReactNode {
  return (
    <div>
      <dt>{href === undefined ? name : <ApiLink href={href}>{name}</ApiLink>}</dt>
      <dd>
        <span className="kind">{describeKind(kind)}</span>
        {changes.length === 1 && changes[0] && <p>{describeChange(changes[0])}</p>}
        {changes.length > 1 && (
          <ul>
            {changes.map((change, index) => (
              <li key={index}>{describeChange(change)}</li>
            ))}
          </ul>
        )}
        {instead && instead.length > 0 && (
          <p>
            <ApiText parts={instead} />
          </p>
        )}
      </dd>
    </div>
  );
}

/** The names of one module that a version added, changed, deprecated or removed. */
export function Group({ group }: { readonly group: ApiChangeGroup }): ReactNode {
  const { title, path, entries } = group;
  return (
    <>
      <h3>{path === undefined ? <code>{title}</code> : <Link to={path}>{title}</Link>}</h3>
      <dl className="members">
        {entries.map((entry) => (
          <Row key={entry.name} entry={entry} />
        ))}
      </dl>
    </>
  );
}
