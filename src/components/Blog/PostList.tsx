import { type ReactNode } from 'react';
import type { Content } from '@theme/BlogPostPage';
import { PostRow } from './PostRow';

type Props = {
  readonly items: readonly { readonly content: Content }[];
  /** Whether the first post is shown large. */
  readonly hasFirst?: boolean;
};

/** The posts on one page of a list. */
export function PostList({ items, hasFirst = false }: Props): ReactNode {
  return (
    <div className="posts">
      {items.map(({ content }, index) => (
        <PostRow key={content.metadata.permalink} content={content} isFirst={hasFirst && index === 0} />
      ))}
    </div>
  );
}
