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
  /** Whether this is the newest post, whose cover is shown above it at full width. */
  readonly isFirst?: boolean;
};

function Picture({ content, isFirst }: Props): ReactNode {
  if (!content.assets.image) return null;
  // Next to its title, the cover adds no information: the post's own page has the alt text.
  return (
    <Cover
      {...coverOf(content)}
      place={isFirst ? 'firstCard' : 'card'}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}

/** A post in a list: date and reading time, title, description, tags, cover. */
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
