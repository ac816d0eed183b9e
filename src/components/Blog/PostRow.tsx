import { type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type { Content } from '@theme/BlogPostPage';
import { Cover } from '@site/src/components/Cover';
import { coverOf } from './coverOf';
import { Day } from '@site/src/components/Day';
import { PostTags } from './PostTags';
import { ReadingTime } from './ReadingTime';
import { translationOf, useLangOf } from '@site/src/components/TranslationBanner/pageTranslation';

type Props = {
  readonly content: Content;
  /** The newest post of a list has its picture on top, across the page. */
  readonly isFirst?: boolean;
};

function Picture({ content, isFirst }: Props): ReactNode {
  if (!content.assets.image) return null;
  // Beside its title the picture says nothing new: it is described on the page of the post.
  return (
    <Cover
      {...coverOf(content)}
      place={isFirst ? 'firstCard' : 'card'}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  );
}

/** One post in a list: day and reading time, title, description, tags, picture. */
export function PostRow({ content, isFirst = false }: Props): ReactNode {
  const { date, readingTime, permalink, title, description, tags, frontMatter } = content.metadata;
  const lang = useLangOf(translationOf(frontMatter));
  return (
    <article className={clsx('post', isFirst && 'post--first')}>
      <div className="post__meta">
        <Day date={date} />
        <ReadingTime minutes={readingTime} />
      </div>
      <div className="post__text">
        <h2 lang={lang}>
          <Link to={permalink}>{title}</Link>
        </h2>
        <p lang={lang}>{description}</p>
        <PostTags tags={tags} />
      </div>
      <Picture content={content} isFirst={isFirst} />
    </article>
  );
}
