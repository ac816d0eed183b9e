import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import { cleanFeedContent } from './cleanFeedContent';
import { translateFeed, type FeedTexts } from './translateFeed';

export type FeedSettings = FeedTexts & {
  /** Id of the blog plugin whose list it is. */
  id: string;
  siteTitle: string;
};

/**
 * Takes a list of posts; gives the options of its feeds for the language that is being built: all three formats, titles of that
 * language, contents without what works on the site only. Throws when a title has no translation.
 */
export function createFeedOptions({ id, siteTitle, ...english }: FeedSettings): BlogOptions['feedOptions'] {
  const { title, description } = translateFeed(
    `docusaurus-plugin-content-blog${id === 'default' ? '' : `-${id}`}`,
    english,
  );
  return {
    type: 'all',
    title: `${title} | ${siteTitle}`,
    description,
    createFeedItems: async ({ defaultCreateFeedItems, ...params }) => {
      const items = await defaultCreateFeedItems(params);
      return items.map((item) => ({ ...item, content: cleanFeedContent(item.content ?? '') }));
    },
  };
}
