import { Fragment, type ReactNode } from 'react';
import type { KindLetter } from '@site/plugins/api-reference/types';
import { ApiLink } from '@site/src/components/ApiText/ApiLink';

/** One name of an index. */
export type IndexEntry = {
  name: string;
  /** Missing for a name that no page describes. */
  href?: string | undefined;
  letter: KindLetter;
  state?: 'deprecated' | 'removed' | undefined;
};

/** A name that fits into a column does not wrap. */
const columnWidth = 18;

/** A long name may break after a dot or an underscore. */
function Name({ name }: { readonly name: string }): ReactNode {
  if (name.length <= columnWidth) return name;
  return name.split(/(?<=[._])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

function Entry({ entry: { name, href, letter, state } }: { readonly entry: IndexEntry }): ReactNode {
  const text = state ? (
    <del>
      <Name name={name} />
    </del>
  ) : (
    <Name name={name} />
  );
  const isGone = state === 'removed';
  return (
    <li data-k={isGone ? '×' : letter} className={isGone ? 'gone' : undefined}>
      {href === undefined ? text : <ApiLink href={href}>{text}</ApiLink>}
    </li>
  );
}

/** Names in columns, each preceded by the letter of its kind; deprecated and removed names are struck through. */
export function ApiIndex({ entries }: { readonly entries: readonly IndexEntry[] }): ReactNode {
  return (
    <ul className="index">
      {entries.map((entry) => (
        <Entry key={entry.href ?? entry.name} entry={entry} />
      ))}
    </ul>
  );
}
