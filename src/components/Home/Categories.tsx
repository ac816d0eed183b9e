import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { SidebarEntry } from '@site/shared/docs/toSidebarEntries';
import { collectCategories, type Category } from './collectCategories';

type Props = {
  readonly entries: readonly SidebarEntry[];
  /** Number of pages shown per category; all by default. */
  readonly limit?: number;
  readonly level?: 2 | 3;
};

function OtherPages(): ReactNode {
  return (
    <Translate
      id="home.categories.other"
      description="Heading above documentation pages that belong to no category"
    >
      Other pages
    </Translate>
  );
}

function CategoryList({
  category,
  limit,
  level,
}: { readonly category: Category } & Pick<Props, 'limit' | 'level'>): ReactNode {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="cat">
      <Heading>
        {category.label ?? <OtherPages />} <small aria-hidden="true">{category.pages.length}</small>
      </Heading>
      <ul>
        {category.pages.slice(0, limit).map((page) => (
          <li key={page.docId}>
            <Link to={page.href}>{page.label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Categories of the documentation with their pages, in columns that fill the width. */
export function Categories({ entries, limit, level = 3 }: Props): ReactNode {
  return (
    <div className="cats">
      {collectCategories(entries).map((category) => (
        <CategoryList key={category.label} category={category} limit={limit} level={level} />
      ))}
    </div>
  );
}
