// Change: title and lead on the page, the newest post large, the others as rows; every page of a list has its own
// title.
import { type ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import SearchMetadata from '@theme/SearchMetadata';
import { FeedLinks } from '@site/src/components/Blog/FeedLinks';
import { ListEnd } from '@site/src/components/Blog/ListEnd';
import { PostList } from '@site/src/components/Blog/PostList';

type HeadProps = Pick<Props, 'metadata'>;

function Metadata({ metadata }: HeadProps): ReactNode {
  const { blogTitle, blogDescription, page } = metadata;
  const laterTitle = translate(
    {
      id: 'blog.list.laterTitle',
      message: '{title}, page {page}',
      description: 'Title in the browser of the second and later pages of a list of posts',
    },
    { title: blogTitle, page },
  );
  return (
    <>
      <PageMetadata title={page === 1 ? blogTitle : laterTitle} description={blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <FeedLinks title={blogTitle} />
    </>
  );
}

function Head({ metadata }: HeadProps): ReactNode {
  const { blogTitle, blogDescription, page, totalPages } = metadata;
  return (
    <header className="markdown">
      <h1>{blogTitle}</h1>
      <p className="lead">
        {page === 1 ? (
          blogDescription
        ) : (
          <Translate
            id="blog.list.page"
            description="Below the title of the second and later pages of a list of posts"
            values={{ page, totalPages }}
          >
            {'Page {page} of {totalPages}'}
          </Translate>
        )}
      </p>
    </header>
  );
}

export default function BlogListPage(props: Props): ReactNode {
  const { metadata, items, sidebar } = props;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <Metadata metadata={metadata} />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <Head metadata={metadata} />
        <PostList items={items} hasFirst={metadata.page === 1} />
        <BlogListPaginator metadata={metadata} />
        <ListEnd />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
