import { type ReactNode } from 'react';
import clsx from 'clsx';
import { useSymbol } from './useSymbol';

/** Symbols drawn as filled shapes, not strokes. */
const filled = new Set(['github']);

type Props = {
  /** A symbol of `FirstSymbols`, or an id in `src/icons.svg`. */
  readonly name: string;
  readonly className?: string;
};

/** A symbol in the text color; hidden from assistive technology, so its control needs a label. */
export function Icon({ name, className }: Props): ReactNode {
  return (
    <svg className={clsx('i', filled.has(name) && 'i--brand', className)} aria-hidden="true">
      <use href={useSymbol(name)} />
    </svg>
  );
}
