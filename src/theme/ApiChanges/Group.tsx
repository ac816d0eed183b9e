import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { ApiChangeGroup } from '@site/plugins/api-reference/types';
import { describeChanges } from '@site/src/components/ApiEntry/describeChange';
import { describeKind } from '@site/src/components/ApiIndex/describeKind';
import { ApiIndex } from '@site/src/components/ApiIndex';
import { letterOf } from '@site/src/components/ApiIndex/letterOf';
import { ApiText } from '@site/src/components/ApiText';
import { ApiLink } from '@site/src/components/ApiText/ApiLink';

type Entry = ApiChangeGroup['entries'][number];

function Row({ entry: { name, href, kind, changes, instead } }: { readonly entry: Entry }): ReactNode {
  return (
    <div>
      <dt>{href === undefined ? name : <ApiLink href={href}>{name}</ApiLink>}</dt>
      <dd>
        <span className="kind">{describeKind(kind)}</span>
        {changes.length > 0 && <p>{describeChanges(changes)}</p>}
        {instead && instead.length > 0 && (
          <p>
            <ApiText parts={instead} />
          </p>
        )}
      </dd>
    </div>
  );
}

/** Whether the entries of a group consist of names only. */
const isPlain = ({ entries }: ApiChangeGroup): boolean =>
  entries.every(({ changes, instead = [] }) => changes.length === 0 && instead.length === 0);

/** The names of one module that a version added, changed, deprecated or removed. */
export function Group({ group }: { readonly group: ApiChangeGroup }): ReactNode {
  const { title, path, entries } = group;
  return (
    <>
      <h3>{path === undefined ? <code>{title}</code> : <Link to={path}>{title}</Link>}</h3>
      {isPlain(group) ? (
        <ApiIndex entries={entries.map(({ name, href, kind }) => ({ name, href, letter: letterOf(kind) }))} />
      ) : (
        <dl className="members">
          {entries.map((entry) => (
            <Row key={entry.name} entry={entry} />
          ))}
        </dl>
      )}
    </>
  );
}
