// Change: letters in columns with the number of posts of each tag; title and description contain the list's name.
import { type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
  translateTagsPageTitle,
} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogTagsListPage';
import SearchMetadata from '@theme/SearchMetadata';
import { Breadcrumbs } from '@site/src/components/Breadcrumbs';
import { useListPath } from '@site/src/components/Blog/useListPath';
import { groupByLetter, type Letter } from '@site/src/lib/blog/groupByLetter';

function LetterSection({ letter, tags }: Letter<Props['tags'][number]>): ReactNode {
  return (
    <div className="letter">
      <h2>{letter}</h2>
      <ul>
        {tags.map(({ label, permalink, count }) => (
          <li key={permalink}>
            <Link to={permalink} rel="tag">
              {label} <span>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export default function BlogTagsListPage({ tags, sidebar }: Props): ReactNode {
  const { i18n } = useDocusaurusContext();
  const title = translateTagsPageTitle();
  const list = { label: sidebar.title, path: useListPath() };
  const lead = translate({
    id: 'blog.tags.lead',
    message: 'What the posts are about, with the number of posts on each topic.',
    description: 'Below the title of the page of all tags',
  });
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagsListPage)}
    >
      <PageMetadata title={`${title} | ${list.label}`} description={`${list.label} | ${lead}`} />
      <SearchMetadata tag="blog_tags_list" />
      <BlogLayout sidebar={sidebar}>
        <Breadcrumbs start={list} items={[{ title }]} />
        <header className="markdown">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </header>
        <div className="letters">
          {groupByLetter(tags, i18n.currentLocale).map((letter) => (
            <LetterSection key={letter.letter} {...letter} />
          ))}
        </div>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
