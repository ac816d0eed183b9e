import { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { PageCount } from './countPages';

type Props = {
  /** What the bar measures. */
  readonly name: string;
  readonly count: PageCount;
};

/** Name, progress bar and numbers in one row. */
export function Bar({ name, count: { fresh, total } }: Props): ReactNode {
  const numbers = translate(
    {
      id: 'board.count',
      message: '{fresh} of {total}',
      description: 'Beside a progress bar: how many of all pages are translated and up to date',
    },
    { fresh, total },
  );
  return (
    <span className="board__bar">
      <span className="board__name">{name}</span>
      <progress value={fresh} max={Math.max(total, 1)} aria-label={name} />
      <span className="board__count">{numbers}</span>
    </span>
  );
}
