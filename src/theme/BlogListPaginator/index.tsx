// Change: page numbers between the links to newer and older posts.
import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/BlogListPaginator';
import { toPageLinks, type PageLink } from '@site/src/lib/blog/toPageLinks';

function PageNumber({ page, path, isCurrent, isAfterGap }: PageLink): ReactNode {
  const label = translate(
    {
      id: 'blog.list.goToPage',
      message: 'Page {page}',
      description: 'Name of a link to one page of a list of posts',
    },
    { page },
  );
  return (
    <li>
      {isAfterGap && <span aria-hidden="true">…</span>}
      <Link to={path} aria-label={label} aria-current={isCurrent ? 'page' : undefined}>
        {page}
      </Link>
    </li>
  );
}

export default function BlogListPaginator({ metadata }: Props): ReactNode {
  const { previousPage, nextPage } = metadata;
  const links = toPageLinks(metadata);
  if (links.length === 0) return null;
  const label = translate({
    id: 'theme.blog.paginator.navAriaLabel',
    message: 'Pages of this list',
    description: 'Name of the links to the pages of a list of posts',
  });
  return (
    <nav className="pages" aria-label={label}>
      <ol>
        {links.map((link) => (
          <PageNumber key={link.page} {...link} />
        ))}
      </ol>
      {previousPage && (
        <Link to={previousPage} rel="prev">
          <Translate
            id="theme.blog.paginator.newerEntries"
            description="Link to the page of a list with newer posts"
          >
            Newer posts
          </Translate>
        </Link>
      )}
      {nextPage && (
        <Link to={nextPage} rel="next">
          <Translate
            id="theme.blog.paginator.olderEntries"
            description="Link to the page of a list with older posts"
          >
            Older posts
          </Translate>
        </Link>
      )}
    </nav>
  );
}
