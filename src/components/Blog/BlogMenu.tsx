import { type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { translateTagsPageTitle } from '@docusaurus/theme-common';
import { isSamePath } from '@docusaurus/theme-common/internal';
import { useVisibleBlogSidebarItems } from '@docusaurus/plugin-content-blog/client';
import type { BlogSidebarItem } from '@docusaurus/plugin-content-blog';
import clsx from 'clsx';
import { Icon } from '@site/src/components/Icon';
import { groupByYear, type Year } from '@site/src/lib/blog/groupByYear';
import { translateArchiveTitle } from './translateArchiveTitle';
import { useListPath } from './useListPath';

/** Number of years that are open on pages that list posts; on a post only its own year is. */
const openYears = 2;

type EntryProps = {
  readonly path: string;
  readonly label: string;
  /** Whether the current page is below the entry: page 2 of a list, the posts of a tag. */
  readonly isAround?: boolean;
};

function Entry({ path, label, isAround = false }: EntryProps): ReactNode {
  const isHere = isSamePath(path, useLocation().pathname);
  return (
    <li>
      <Link
        className={clsx('menu__link', (isHere || isAround) && 'menu__link--active')}
        to={path}
        aria-current={isHere ? 'page' : isAround ? 'true' : undefined}
      >
        {label}
      </Link>
    </li>
  );
}

function YearEntry({ year, posts, isOpen }: Year<BlogSidebarItem> & { readonly isOpen: boolean }): ReactNode {
  return (
    <li className="menu__list-item">
      <details open={isOpen}>
        <summary className="menu__link menu__link--cat">
          {year}
          <Icon name="caret" />
        </summary>
        <ul className="menu__list">
          {posts.map(({ permalink, title }) => (
            <Entry key={permalink} path={permalink} label={title} />
          ))}
        </ul>
      </details>
    </li>
  );
}

/** Menu of a list of posts: the list, its tags, its archive, then all posts by year; years fold without a script. */
export function BlogMenu({ items }: { readonly items: readonly BlogSidebarItem[] }): ReactNode {
  const { pathname } = useLocation();
  const list = useListPath();
  const years = groupByYear(useVisibleBlogSidebarItems([...items]), ({ date }) => date);
  const current = years.find(({ posts }) => posts.some(({ permalink }) => isSamePath(permalink, pathname)));
  const label = translate({
    id: 'theme.blog.sidebar.navAriaLabel',
    message: 'Posts',
    description: 'Name of the menu of posts for assistive tools',
  });
  const all = translate({
    id: 'blog.menu.all',
    message: 'All posts',
    description: 'First entry of the menu of posts',
  });
  return (
    <nav className="menu" aria-label={label}>
      <ul className="menu__list">
        <Entry path={list} label={all} isAround={pathname.startsWith(`${list}/page/`)} />
        <Entry
          path={`${list}/tags`}
          label={translateTagsPageTitle()}
          isAround={pathname.startsWith(`${list}/tags/`)}
        />
        <Entry path={`${list}/archive`} label={translateArchiveTitle()} />
      </ul>
      <ul className="menu__list">
        {years.map((entry, index) => (
          <YearEntry key={entry.year} {...entry} isOpen={current ? entry === current : index < openYears} />
        ))}
      </ul>
    </nav>
  );
}
