import { Fragment, type ReactNode } from 'react';
import clsx from 'clsx';
import type { KindLetter } from '@site/plugins/api-reference/types';
import { ApiLink } from '@site/src/components/ApiText/ApiLink';

/** One name of an index. */
export type IndexEntry = {
  name: string;
  href: string;
  letter: KindLetter;
  state?: 'deprecated' | 'removed' | undefined;
};

/** A name that fits a column stays whole. */
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

/** Names in columns, the letter of their kind before each; names that are deprecated or gone are struck through. */
export function ApiIndex({ entries }: { readonly entries: readonly IndexEntry[] }): ReactNode {
  return (
    <ul className="index">
      {entries.map(({ name, href, letter, state }) => (
        <li
          key={href}
          data-k={state === 'removed' ? '×' : letter}
          className={clsx(state === 'removed' && 'gone') || undefined}
        >
          <ApiLink href={href}>
            {state ? (
              <del>
                <Name name={name} />
              </del>
            ) : (
              <Name name={name} />
            )}
          </ApiLink>
        </li>
      ))}
    </ul>
  );
}
