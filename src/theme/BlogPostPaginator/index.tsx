// Change: own markup (src/components/Pager).
import { type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/BlogPostPaginator';
import { Pager } from '@site/src/components/Pager';

export default function BlogPostPaginator({ prevItem, nextItem }: Props): ReactNode {
  return (
    <Pager
      label={translate({
        id: 'theme.blog.post.paginator.navAriaLabel',
        message: 'Newer and older post',
        description: 'Name of the links to the posts before and after this one',
      })}
      previous={prevItem}
      next={nextItem}
      previousText={
        <Translate
          id="theme.blog.post.paginator.newerPost"
          description="Before the title of the next newer post"
        >
          Newer post
        </Translate>
      }
      nextText={
        <Translate
          id="theme.blog.post.paginator.olderPost"
          description="Before the title of the next older post"
        >
          Older post
        </Translate>
      }
    />
  );
}
