// Change: the tag is the title, its description the lead; posts as rows.
import { type ReactNode } from 'react';
import clsx from 'clsx';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
  translateTagsPageTitle,
} from '@docusaurus/theme-common';
import { useBlogTagsPostsPageTitle } from '@docusaurus/theme-common/internal';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import type { Props } from '@theme/BlogTagsPostsPage';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import SearchMetadata from '@theme/SearchMetadata';
import { Breadcrumbs } from '@site/src/components/Breadcrumbs';
import { ListEnd } from '@site/src/components/Blog/ListEnd';
import { PostCount } from '@site/src/components/Blog/PostCount';
import { PostList } from '@site/src/components/Blog/PostList';
import { useListPath } from '@site/src/components/Blog/useListPath';

function Head({ tag }: Pick<Props, 'tag'>): ReactNode {
  return (
    <header className="markdown">
      <h1 className="tag-title">{tag.label}</h1>
      {tag.description && <p className="lead">{tag.description}</p>}
      <p className="muted">
        <PostCount count={tag.count} />
      </p>
    </header>
  );
}

export default function BlogTagsPostsPage({ tag, items, sidebar, listMetadata }: Props): ReactNode {
  const title = useBlogTagsPostsPageTitle(tag);
  const list = { label: sidebar.title, path: useListPath() };
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagPostListPage)}
    >
      <PageMetadata title={`${title} | ${list.label}`} description={tag.description} />
      <SearchMetadata tag="blog_tags_posts" />
      <BlogLayout sidebar={sidebar}>
        {tag.unlisted && <Unlisted />}
        <Breadcrumbs
          start={list}
          items={[{ title: translateTagsPageTitle(), path: tag.allTagsPath }, { title: tag.label }]}
        />
        <Head tag={tag} />
        <PostList items={items} />
        <BlogListPaginator metadata={listMetadata} />
        <ListEnd />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
