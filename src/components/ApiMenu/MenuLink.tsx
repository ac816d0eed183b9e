import { type ReactNode } from 'react';
import clsx from 'clsx';
import { useLocation } from '@docusaurus/router';
import Link from '@docusaurus/Link';
import { isSamePath } from './isSamePath';

/** A page in the menu. */
export function MenuLink({
  path,
  children,
}: {
  readonly path: string;
  readonly children: ReactNode;
}): ReactNode {
  const isActive = isSamePath(useLocation().pathname, path);
  return (
    <li>
      <Link
        className={clsx('menu__link', isActive && 'menu__link--active')}
        to={path}
        aria-current={isActive ? 'page' : undefined}
      >
        {children}
      </Link>
    </li>
  );
}
