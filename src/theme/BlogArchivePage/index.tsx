// Change: menu of posts and table of contents as on other pages, years with their number of posts, a title that
// contains the list's name.
import { type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import type { BlogSidebarItem } from '@docusaurus/plugin-content-blog';
import type { ArchiveBlogPost, Props } from '@theme/BlogArchivePage';
import BlogLayout from '@theme/BlogLayout';
import { Breadcrumbs } from '@site/src/components/Breadcrumbs';
import { DatedLinks } from '@site/src/components/Blog/DatedLinks';
import { PostCount } from '@site/src/components/Blog/PostCount';
import { translateArchiveTitle } from '@site/src/components/Blog/translateArchiveTitle';
import { useListPath } from '@site/src/components/Blog/useListPath';
import { useListTitle } from '@site/src/components/Blog/useListTitle';
import { FoldedContents, TableOfContents } from '@site/src/components/TableOfContents';
import { groupByYear, type Year } from '@site/src/lib/blog/groupByYear';
import { pickTags } from '@site/src/lib/blog/pickTags';

type Tags = ReturnType<typeof pickTags<ArchiveBlogPost['metadata']['tags'][number]>>;

function YearSection({ year, posts, tags }: Year<ArchiveBlogPost> & { readonly tags: Tags }): ReactNode {
  return (
    <div className="year">
      <h2 id={String(year)}>
        {year}{' '}
        <small>
          <PostCount count={posts.length} />
        </small>
      </h2>
      <DatedLinks
        posts={posts.map(({ metadata: { permalink, title, date } }) => {
          const tag = tags.get(permalink);
          return { permalink, title, date, tags: tag ? [tag] : [] };
        })}
      />
    </div>
  );
}

const toMenuItem = ({ metadata }: ArchiveBlogPost): BlogSidebarItem => ({
  title: metadata.frontMatter.sidebar_label ?? metadata.title,
  permalink: metadata.permalink,
  unlisted: metadata.unlisted,
  date: metadata.date,
});

export default function BlogArchivePage({ archive: { blogPosts } }: Props): ReactNode {
  const title = translateArchiveTitle();
  const list = { label: useListTitle(), path: useListPath() };
  const lead = translate({
    id: 'blog.archive.lead',
    message: 'All posts by year, the newest first.',
    description: 'Below the title of an archive of posts',
  });
  const years = groupByYear(blogPosts, ({ metadata }) => metadata.date);
  const tags = pickTags(blogPosts.map(({ metadata }) => metadata));
  const toc = years.map(({ year }) => ({ id: String(year), value: String(year), level: 2 }));
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, 'blog-archive-page')}>
      <PageMetadata title={`${title} | ${list.label}`} description={`${list.label} | ${lead}`} />
      <BlogLayout
        sidebar={{ title: list.label, items: blogPosts.map(toMenuItem) }}
        toc={<TableOfContents toc={toc} />}
      >
        <div className="archive">
          <Breadcrumbs start={list} items={[{ title }]} />
          <FoldedContents toc={toc} />
          <header className="markdown">
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
          </header>
          {years.map((year) => (
            <YearSection key={year.year} {...year} tags={tags} />
          ))}
        </div>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
