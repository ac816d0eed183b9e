import { type ReactNode } from 'react';
import clsx from 'clsx';

/** Symbols drawn as filled shapes, not strokes. */
const filled = new Set(['github']);

type Props = {
  /** Id of a symbol of `src/icons.svg`, without `i-`. */
  readonly name: string;
  readonly className?: string;
};

/** A symbol in the text color; hidden from assistive technology, so its control needs a label. */
export function Icon({ name, className }: Props): ReactNode {
  return (
    <svg className={clsx('i', filled.has(name) && 'i--brand', className)} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
