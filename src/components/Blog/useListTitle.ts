import { translate } from '@docusaurus/Translate';
import useRouteContext from '@docusaurus/useRouteContext';

/**
 * Returns the title of the list that the page belongs to; the archive is the only page that the blog plugin does not
 * pass it to.
 */
export function useListTitle(): string {
  switch (useRouteContext().plugin.id) {
    case 'newsletter':
      return translate({
        id: 'blog.title.newsletter',
        message: 'Newsletter',
        description: 'Title of the newsletter on the page of its archive',
      });
    case 'user-stories':
      return translate({
        id: 'blog.title.userStories',
        message: 'User stories',
        description: 'Title of the user stories on the page of their archive',
      });
    default:
      return translate({
        id: 'blog.title.default',
        message: 'Blog',
        description: 'Title of the blog on the page of its archive',
      });
  }
}
