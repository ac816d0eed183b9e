import { type ReactNode } from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** Symbols of `static/img/icons.svg` that are filled shapes, not strokes. */
const filled = new Set(['discord', 'github', 'wechat']);

type Props = {
  /** Id of a symbol in `static/img/icons.svg`. */
  readonly name: string;
  readonly className?: string;
};

/** One symbol of the sprite, in text colour; hidden from assistive tools, so its control needs a label. */
export function Icon({ name, className }: Props): ReactNode {
  const sprite = useBaseUrl('/img/icons.svg');
  return (
    <svg className={clsx('i', filled.has(name) && 'i--brand', className)} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
