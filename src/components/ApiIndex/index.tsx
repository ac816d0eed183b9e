import { type ReactNode } from 'react';
import clsx from 'clsx';
import type { KindLetter, Scope } from '@site/plugins/api-reference/types';
import { BreakingName } from '@site/src/components/BreakingName';
import { ScopeMark } from '@site/src/components/Scope';
import { useCountText } from '@site/src/components/NameFilters/useCountText';
import { ApiLink } from '@site/src/components/ApiText/ApiLink';

/** One name of an index. */
export type IndexEntry = {
  name: string;
  /** Missing for a name that no page describes. */
  href?: string | undefined;
  letter: KindLetter;
  scope?: Scope | undefined;
  state?: 'deprecated' | 'removed' | 'internal' | undefined;
};

/** A name that fits into a column does not wrap. */
const columnWidth = 18;

type EntryProps = { readonly entry: IndexEntry; readonly hasScopes: boolean };

function Entry({ entry: { name, href, letter, scope, state }, hasScopes }: EntryProps): ReactNode {
  const text =
    state && state !== 'internal' ? (
      <del>
        <BreakingName name={name} width={columnWidth} />
      </del>
    ) : (
      <BreakingName name={name} width={columnWidth} />
    );
  const isGone = state === 'removed';
  return (
    <li data-k={isGone ? '×' : letter === 'f' ? undefined : letter} className={isGone ? 'gone' : undefined}>
      {hasScopes && <ScopeMark scope={scope} />}
      {href === undefined ? text : <ApiLink href={href}>{text}</ApiLink>}
    </li>
  );
}

type Props = {
  readonly entries: readonly IndexEntry[];
  /** Without scripts they are shown, because the chip for them does not work. */
  readonly hidesRemoved?: boolean;
};

/**
 * Names in columns, each preceded by the lanes of its scope and the letter of its kind; deprecated and removed names are struck
 * through.
 */
export function ApiIndex({ entries, hidesRemoved = false }: Props): ReactNode {
  const hasScopes = entries.some(({ scope }) => scope);
  return (
    <ul className={clsx('index', hidesRemoved && 'index--current')}>
      {entries.map((entry) => (
        <Entry key={entry.href ?? entry.name} entry={entry} hasScopes={hasScopes} />
      ))}
    </ul>
  );
}

type FoldedProps = Props & {
  /** Whether the names that programs do not need are unfolded, for example because the reader asks for one. */
  readonly isOpen: boolean;
};

/** An index whose internal names are folded. */
export function FoldedIndex({ entries, hidesRemoved, isOpen }: FoldedProps): ReactNode {
  const internal = entries.filter(({ state }) => state === 'internal');
  const others = entries.filter(({ state }) => state !== 'internal');
  const { internal: count } = useCountText();
  return (
    <>
      {others.length > 0 && <ApiIndex entries={others} hidesRemoved={hidesRemoved ?? false} />}
      {internal.length > 0 && (
        <details className="fold internals" open={isOpen}>
          <summary>{count(internal.length)}</summary>
          <ApiIndex entries={internal} />
        </details>
      )}
    </>
  );
}
