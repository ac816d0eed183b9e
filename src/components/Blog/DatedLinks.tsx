import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { ArchiveBlogPost } from '@theme/BlogArchivePage';
import { Day } from '@site/src/components/Day';
import { PostTags } from './PostTags';

type PostMetadata = ArchiveBlogPost['metadata'];

type Props = {
  readonly posts: readonly (Pick<PostMetadata, 'permalink' | 'title' | 'date'> &
    Partial<Pick<PostMetadata, 'tags'>>)[];
  readonly hasYear?: boolean;
};

/** Posts as a list of rows: date, title and, where they are given, tags. */
export function DatedLinks({ posts, hasYear = false }: Props): ReactNode {
  return (
    <ul className="dated">
      {posts.map(({ permalink, title, date, tags = [] }) => (
        <li key={permalink}>
          <Link to={permalink}>
            <Day date={date} hasYear={hasYear} /> <span>{title}</span>
          </Link>
          <PostTags tags={tags} />
        </li>
      ))}
    </ul>
  );
}
