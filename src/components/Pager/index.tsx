import { type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';

export type PagerLink = { permalink: string; title: string };

type Props = {
  /** Accessible name of the pair. */
  readonly label: string;
  readonly previous?: PagerLink | undefined;
  readonly next?: PagerLink | undefined;
  readonly previousText: ReactNode;
  readonly nextText: ReactNode;
};

/** Links to the previous and the next page. */
export function Pager({ label, previous, next, previousText, nextText }: Props): ReactNode {
  if (!previous && !next) return null;
  return (
    <nav className="pagination-nav" aria-label={label}>
      {previous && (
        <Link className="pagination-nav__link" to={previous.permalink} rel="prev">
          <small>{previousText}</small>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link
          className={clsx('pagination-nav__link', 'pagination-nav__link--next')}
          to={next.permalink}
          rel="next"
        >
          <small>{nextText}</small>
          {next.title}
        </Link>
      )}
    </nav>
  );
}
