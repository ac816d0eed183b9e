import { type ReactNode } from 'react';
import clsx from 'clsx';
import { Sidebar } from '@site/src/components/Sidebar';

type Props = {
  /** The menu of the section; missing on pages without one. */
  readonly sidebar?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Sidebar and main part of a page, inside `@theme/Layout`. */
export function Frame({ sidebar, className, children }: Props): ReactNode {
  return (
    <div className={clsx('layout', !sidebar && 'layout--plain')}>
      <Sidebar>{sidebar}</Sidebar>
      <main id="main" tabIndex={-1} className={className}>
        {children}
      </main>
    </div>
  );
}
