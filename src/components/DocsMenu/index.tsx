import { memo, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { Icon } from '@site/src/components/Icon';
import type { SidebarEntry } from '@site/shared/docs/toSidebarEntries';
import { holdsPath } from '@site/src/lib/docs/holdsPath';
import { isPart } from '@site/src/lib/docs/isPart';
import { firstLink } from '@site/src/lib/docs/firstLink';
import { useInAppLinks } from '@site/src/hooks/useInAppLinks';
import { soleLink } from '@site/src/lib/docs/soleLink';

type Props = { readonly entries: readonly SidebarEntry[] };

type EntryProps = {
  readonly entry: SidebarEntry;
  /** Whether the entry is a category whose pages show. */
  readonly isOpen: boolean;
  /** Path of the current page, if the entry is or contains it: other entries need not be rendered again when the page changes. */
  readonly current: string | undefined;
};

const within = (entry: SidebarEntry, pathname: string | undefined): string | undefined =>
  pathname !== undefined && holdsPath(entry, pathname) ? pathname : undefined;

function PageLink({
  href,
  label,
  isActive,
  isCategory = false,
}: {
  readonly href: string;
  readonly label: string;
  readonly isActive: boolean;
  /** Whether the page stands for its whole category. */
  readonly isCategory?: boolean;
}): ReactNode {
  useBrokenLinks().collectLink(href);
  return (
    <li>
      <a
        className={clsx('menu__link', isCategory && 'menu__link--cat', isActive && 'menu__link--active')}
        aria-current={isActive ? 'page' : undefined}
        href={href}
      >
        {label}
      </a>
    </li>
  );
}

const MenuEntry = memo(function MenuEntry({ entry, isOpen, current }: EntryProps): ReactNode {
  const isActive = current !== undefined;
  if (entry.type === 'link') return <PageLink href={entry.href} label={entry.label} isActive={isActive} />;
  const page = soleLink(entry);
  if (page) return <PageLink href={page.href} label={entry.label} isActive={isActive} isCategory />;
  return (
    <li className="menu__list-item">
      <details open={isOpen}>
        <summary className="menu__link menu__link--cat">
          {entry.label}
          <Icon name="caret" />
        </summary>
        <MenuList entries={entry.items} isOpen={isOpen} current={current} />
      </details>
    </li>
  );
});

/**
 * The pages of a category. Closed categories are filled in once the app runs, so the HTML of a page does not grow with the menu. Until then,
 * and without JavaScript, they contain a single link to their first page, whose menu lists them all.
 */
function MenuList({ entries, isOpen, current }: Props & Omit<EntryProps, 'entry'>): ReactNode {
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
      {rows.map((entry) => {
        const inside = within(entry, current);
        return (
          // Keyed by URL: the row of the first page reuses the element of the single link, which keeps the focus.
          <MenuEntry
            key={entry.type === 'link' ? entry.href : entry.label}
            entry={entry}
            isOpen={inside !== undefined}
            current={inside}
          />
        );
      })}
    </ul>
  );
}

/** The top level of the menu, or what is below the label of a part. */
function MenuLevel({
  entries,
  open,
  pathname,
}: Props & { readonly open: SidebarEntry | undefined; readonly pathname: string }): ReactNode {
  return (
    <ul className="menu__list">
      {entries.map((entry) =>
        entry.type === 'category' && isPart(entry) ? (
          <li key={entry.label} className="menu__part">
            <p className="menu__part-label">{entry.label}</p>
            <MenuLevel entries={entry.items} open={open} pathname={pathname} />
          </li>
        ) : (
          <MenuEntry
            key={entry.label}
            entry={entry}
            isOpen={entry === open}
            current={within(entry, pathname)}
          />
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
  useInAppLinks('.menu');
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
      <MenuLevel entries={entries} open={open} pathname={pathname} />
    </nav>
  );
}
