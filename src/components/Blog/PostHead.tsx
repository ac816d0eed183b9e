import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { Content } from '@theme/BlogPostPage';
import { CopyLink } from './CopyLink';
import { Cover } from '@site/src/components/Cover';
import { coverOf } from './coverOf';
import { Day } from '@site/src/components/Day';
import { PostTags } from './PostTags';
import { ReadingTime } from './ReadingTime';
import { useContentLang } from '@site/src/components/TranslationBanner/pageTranslation';

type Props = { readonly content: Content };

function PostCover({ content }: Props): ReactNode {
  const lang = useContentLang();
  const { assets, metadata } = content;
  if (!assets.image) return null;
  const alt = metadata.frontMatter.image_alt;
  return (
    <Cover
      {...coverOf(content)}
      place="cover"
      className="cover"
      lang={lang}
      alt={typeof alt === 'string' ? alt : ''}
      fetchPriority="high"
    />
  );
}

/** Date of the last change. */
function Updated({ at }: { readonly at: number }): ReactNode {
  return (
    <span>
      <Translate
        id="blog.post.updated"
        description="Beside the day of a post: when it was last changed; {date} is a date"
        values={{ date: <Day date={new Date(at).toISOString()} /> }}
      >
        {'Updated {date}'}
      </Translate>
    </span>
  );
}

/** Head of a post: title, lead, date, reading time, authors, tags and cover. */
export function PostHead({ content }: Props): ReactNode {
  const lang = useContentLang();
  const { title, description, date, lastUpdatedAt, readingTime, authors, tags, permalink } = content.metadata;
  return (
    <header>
      <div className="markdown" lang={lang}>
        <h1>{title}</h1>
        <p className="lead">{description}</p>
      </div>
      <div className="post-meta">
        <Day date={date} />
        {typeof lastUpdatedAt === 'number' && <Updated at={lastUpdatedAt} />}
        <ReadingTime minutes={readingTime} />
        {authors.map(({ key, name }) => (
          <span key={key ?? name}>{name}</span>
        ))}
        <CopyLink permalink={permalink} />
      </div>
      <PostTags tags={tags} />
      <PostCover content={content} />
    </header>
  );
}
