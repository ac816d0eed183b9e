import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { SidebarEntry } from '@site/shared/docs/toSidebarEntries';
import { collectCategories, type Category } from './collectCategories';

type Props = { readonly entries: readonly SidebarEntry[] };

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

function CategoryList({ category }: { readonly category: Category }): ReactNode {
  return (
    <div className="cat">
      <h2>
        {category.label ?? <OtherPages />} <small aria-hidden="true">{category.pages.length}</small>
      </h2>
      <ul>
        {category.pages.map((page) => (
          <li key={page.docId}>
            <Link to={page.href}>{page.label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Categories of the documentation with their pages, in columns that fill the width. */
export function Categories({ entries }: Props): ReactNode {
  return (
    <div className="cats">
      {collectCategories(entries).map((category) => (
        <CategoryList key={category.label} category={category} />
      ))}
    </div>
  );
}
