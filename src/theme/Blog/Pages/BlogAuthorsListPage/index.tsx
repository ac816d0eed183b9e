// Change: only names and numbers of posts. Docusaurus creates this page for every list with authors; nothing links to
// it.
import { type ReactNode } from 'react';
import clsx from 'clsx';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import { translateBlogAuthorsListPageTitle } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Blog/Pages/BlogAuthorsListPage';
import BlogLayout from '@theme/BlogLayout';
import SearchMetadata from '@theme/SearchMetadata';
import { Breadcrumbs } from '@site/src/components/Breadcrumbs';
import { PostCount } from '@site/src/components/Blog/PostCount';
import { useListPath } from '@site/src/components/Blog/useListPath';

export default function BlogAuthorsListPage({ authors, sidebar }: Props): ReactNode {
  const title = translateBlogAuthorsListPageTitle();
  const list = { label: sidebar.title, path: useListPath() };
  const description = [title, list.label, ...authors.map(({ name }) => name)].join(' | ');
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogAuthorsListPage)}
    >
      <PageMetadata title={`${title} | ${list.label}`} description={description} />
      <SearchMetadata tag="blog_authors_list" />
      <BlogLayout sidebar={sidebar}>
        <Breadcrumbs start={list} items={[{ title }]} />
        <div className="markdown">
          <h1>{title}</h1>
          <ul>
            {authors.map(({ key, name, count }) => (
              <li key={key}>
                {name}{' '}
                <span className="muted">
                  <PostCount count={count} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
