import { type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { Icon } from '@site/src/components/Icon';
import type { SidebarEntry } from '@site/shared/docs/toSidebarEntries';
import { holdsPath } from '@site/src/lib/docs/holdsPath';
import { isPart } from '@site/src/lib/docs/isPart';
import { firstLink } from '@site/src/lib/docs/firstLink';
import { soleLink } from '@site/src/lib/docs/soleLink';

type Props = { readonly entries: readonly SidebarEntry[] };

type EntryProps = {
  readonly entry: SidebarEntry;
  /** Whether the entry is a category whose pages show. */
  readonly isOpen: boolean;
};

function PageLink({
  href,
  label,
  isCategory = false,
}: {
  readonly href: string;
  readonly label: string;
  /** Whether the page stands for its whole category. */
  readonly isCategory?: boolean;
}): ReactNode {
  const isActive = holdsPath({ type: 'link', label, href, docId: '' }, useLocation().pathname);
  return (
    <li>
      <Link
        className={clsx('menu__link', isCategory && 'menu__link--cat', isActive && 'menu__link--active')}
        to={href}
        aria-current={isActive ? 'page' : undefined}
      >
        {label}
      </Link>
    </li>
  );
}

function MenuEntry({ entry, isOpen }: EntryProps): ReactNode {
  if (entry.type === 'link') return <PageLink href={entry.href} label={entry.label} />;
  const page = soleLink(entry);
  if (page) return <PageLink href={page.href} label={entry.label} isCategory />;
  return (
    <li className="menu__list-item">
      <details open={isOpen}>
        <summary className="menu__link menu__link--cat">
          {entry.label}
          <Icon name="caret" />
        </summary>
        <MenuList entries={entry.items} isOpen={isOpen} />
      </details>
    </li>
  );
}

/**
 * The pages of a category. Closed categories are filled in once the app runs, so the HTML of a page does not grow with the menu. Until then,
 * and without JavaScript, they contain a single link to their first page, whose menu lists them all.
 */
function MenuList({ entries, isOpen }: Props & { readonly isOpen: boolean }): ReactNode {
  const { pathname } = useLocation();
  const isRunning = useIsBrowser();
  const first = firstLink(entries);
  const label = translate({
    id: 'docs.menu.showPages',
    message: 'Show all pages',
    description: 'Link shown in a closed menu category, instead of its pages, until the app runs',
  });
  const rows = isOpen || isRunning || !first ? entries : [{ ...first, label }];
  return (
    <ul className="menu__list">
      {rows.map((entry) => (
        // Keyed by URL: the row of the first page reuses the element of the single link, which keeps the focus.
        <MenuEntry
          key={entry.type === 'link' ? entry.href : entry.label}
          entry={entry}
          isOpen={holdsPath(entry, pathname)}
        />
      ))}
    </ul>
  );
}

/** The top level of the menu, or what is below the label of a part. */
function MenuLevel({ entries, open }: Props & { readonly open: SidebarEntry | undefined }): ReactNode {
  return (
    <ul className="menu__list">
      {entries.map((entry) =>
        entry.type === 'category' && isPart(entry) ? (
          <li key={entry.label} className="menu__part">
            <p className="menu__part-label">{entry.label}</p>
            <MenuLevel entries={entry.items} open={open} />
          </li>
        ) : (
          <MenuEntry key={entry.label} entry={entry} isOpen={entry === open} />
        ),
      )}
    </ul>
  );
}

/**
 * The documentation menu: the labels of parts, with their categories and pages below. Categories fold without a script. Only the category of the current page is open; on a page outside of the
 * menu, the first one that has several pages.
 */
export function DocsMenu({ entries }: Props): ReactNode {
  const { pathname } = useLocation();
  const unfolded = entries.flatMap((entry) =>
    entry.type === 'category' && isPart(entry) ? entry.items : [entry],
  );
  const open =
    unfolded.find((entry) => holdsPath(entry, pathname)) ??
    unfolded.find((entry) => entry.type === 'category' && !soleLink(entry));
  return (
    <nav
      className="menu"
      aria-label={translate({
        id: 'theme.docs.sidebar.navAriaLabel',
        message: 'Docs sidebar',
        description: 'Name of the documentation menu',
      })}
    >
      <MenuLevel entries={entries} open={open} />
    </nav>
  );
}
