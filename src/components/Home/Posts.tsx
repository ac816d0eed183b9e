import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { Cover } from '@site/src/components/Cover';
import { Day } from '@site/src/components/Day';
import { ReadingTime } from '@site/src/components/Blog/ReadingTime';
import type { HomeProps, Teaser } from '@site/plugins/docs-index/types';

type Props = Pick<HomeProps, 'pictures'> & { readonly posts: readonly Teaser[] };

type PostProps = {
  readonly post: Teaser;
  readonly cover: string | undefined;
  readonly variants: string | undefined;
};

function Post({ post, cover, variants }: PostProps): ReactNode {
  return (
    <article className="post">
      <div className="post__meta">
        <Day date={post.date} />
        <ReadingTime minutes={post.readingTime} />
      </div>
      <div className="post__text">
        <h3>
          <Link to={post.permalink}>{post.title}</Link>
        </h3>
        <p>{post.description}</p>
      </div>
      {cover && <Cover src={cover} variants={variants} place="card" loading="lazy" alt="" />}
    </article>
  );
}

/** The newest posts of the blog. */
export function Posts({ posts, pictures: { covers, coverVariants } }: Props): ReactNode {
  return (
    <section aria-labelledby="posts">
      <div className="head">
        <h2 id="posts">
          <Translate id="home.posts.title" description="Home page, heading above the newest posts">
            From the blog
          </Translate>
        </h2>
        <Link className="link" to="/blog">
          <Translate id="home.posts.all" description="Home page, link to all posts of the blog">
            All posts
          </Translate>
        </Link>
      </div>
      {posts.map((post) => (
        <Post
          key={post.permalink}
          post={post}
          cover={post.cover && covers[post.cover]}
          variants={post.cover && coverVariants[post.cover]}
        />
      ))}
    </section>
  );
}
