import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import { cleanFeedContent } from './cleanFeedContent';
import { translateFeed, type FeedTexts } from './translateFeed';

export type FeedSettings = FeedTexts & {
  /** Id of the blog plugin that owns the list. */
  id: string;
  siteTitle: string;
};

/**
 * Creates the feed options of a list of posts for the locale being built: all three formats, translated titles and
 * cleaned contents.
 *
 * @throws When a title has no translation.
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
