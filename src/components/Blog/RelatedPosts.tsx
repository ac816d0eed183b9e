import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { RelatedPost } from '@site/plugins/preset/types';
import { DatedLinks } from './DatedLinks';

/** Posts that share tags with the current one. */
export function RelatedPosts({ posts }: { readonly posts: readonly RelatedPost[] }): ReactNode {
  if (posts.length === 0) return null;
  return (
    <section className="related" aria-labelledby="related">
      <h2 id="related">
        <Translate
          id="blog.related"
          description="Title above the posts that share tags with the one on the page"
        >
          Related posts
        </Translate>
      </h2>
      <DatedLinks posts={posts} hasYear />
    </section>
  );
}
