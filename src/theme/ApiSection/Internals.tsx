import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { ApiSymbol } from '@site/plugins/api-reference/types';
import { ApiEntry } from '@site/src/components/ApiEntry';
import { useCountText } from '@site/src/components/NameFilters/useCountText';

type Props = {
  readonly symbols: readonly ApiSymbol[];
  /** Label of the version that the page documents. */
  readonly version: string;
};

/** Entries of names that programs do not need, folded; a link to one of them, and a search in the page, unfold them. */
export function Internals({ symbols, version }: Props): ReactNode {
  const { internal } = useCountText();
  if (symbols.length === 0) return null;
  return (
    <details className="fold internals">
      <summary>{internal(symbols.length)}</summary>
      <p>
        <Translate
          id="api.internal.why"
          description="Above the entries of names that are public but that programs do not need"
        >
          These names are public because Taichi uses them itself. Programs do not need them, and they may
          change with any release.
        </Translate>
      </p>
      {symbols.map((symbol) => (
        <ApiEntry key={symbol.id} symbol={symbol} version={version} />
      ))}
    </details>
  );
}
