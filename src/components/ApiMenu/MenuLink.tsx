import { type ReactNode } from 'react';
import clsx from 'clsx';
import { useLocation } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { isSamePath } from './isSamePath';

/** A page in the menu. */
export function MenuLink({
  path,
  children,
}: {
  readonly path: string;
  readonly children: ReactNode;
}): ReactNode {
  useBrokenLinks().collectLink(path);
  const isActive = isSamePath(useLocation().pathname, path);
  return (
    <li>
      <a
        className={clsx('menu__link', isActive && 'menu__link--active')}
        aria-current={isActive ? 'page' : undefined}
        href={path}
      >
        {children}
      </a>
    </li>
  );
}
