import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { Icon } from '@site/src/components/Icon';
import { translateArchiveTitle } from './translateArchiveTitle';
import { useListPath } from './useListPath';

/** Last row of a list of posts: tags, archive, feed. */
export function ListEnd(): ReactNode {
  const list = useListPath();
  return (
    <div className="list-end">
      <Link className="link" to={`${list}/tags`}>
        <Translate id="theme.tags.tagsPageLink" description="Link to the page of all tags">
          View all tags
        </Translate>
      </Link>
      <Link className="link" to={`${list}/archive`}>
        {translateArchiveTitle()}
      </Link>
      {/* A file emitted by the build, not a route of the app. */}
      <a className="list-end__feed" href={`${list}/rss.xml`} type="application/rss+xml">
        <Icon name="rss" />
        <Translate id="blog.feed" description="Link to the RSS feed of a list of posts">
          RSS feed
        </Translate>
      </a>
    </div>
  );
}
