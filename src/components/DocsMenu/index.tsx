import { type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { Icon } from '@site/src/components/Icon';
import type { SidebarEntry } from '@site/shared/docs/toSidebarEntries';
import { holdsPath } from '@site/src/lib/docs/holdsPath';

type Props = { readonly entries: readonly SidebarEntry[] };

function MenuEntry({ entry }: { readonly entry: SidebarEntry }): ReactNode {
  const { pathname } = useLocation();
  const isActive = holdsPath(entry, pathname);
  if (entry.type === 'link') {
    return (
      <li>
        <Link
          className={clsx('menu__link', isActive && 'menu__link--active')}
          to={entry.href}
          aria-current={isActive ? 'page' : undefined}
        >
          {entry.label}
        </Link>
      </li>
    );
  }
  return (
    <li className="menu__list-item">
      <details open>
        <summary className="menu__link menu__link--cat">
          {entry.label}
          <Icon name="caret" />
        </summary>
        <MenuList entries={entry.items} />
      </details>
    </li>
  );
}

function MenuList({ entries }: Props): ReactNode {
  return (
    <ul className="menu__list">
      {entries.map((entry) => (
        <MenuEntry key={entry.label} entry={entry} />
      ))}
    </ul>
  );
}

/** The documentation menu: categories fold without a script. */
export function DocsMenu({ entries }: Props): ReactNode {
  return (
    <nav
      className="menu"
      aria-label={translate({
        id: 'theme.docs.sidebar.navAriaLabel',
        message: 'Docs sidebar',
        description: 'Name of the documentation menu',
      })}
    >
      <MenuList entries={entries} />
    </nav>
  );
}
