import type { HtmlTags, Plugin } from '@docusaurus/types';

type InjectedTags = NonNullable<ReturnType<NonNullable<Plugin['injectHtmlTags']>>>;

const typeOf = (tag: HtmlTags): string =>
  typeof tag === 'object' && 'attributes' in tag ? String(tag.attributes?.type) : '';

/** The list's title is enough: the site and the format are in the head already. */
function shortenTitle(tag: HtmlTags): HtmlTags {
  if (typeof tag !== 'object' || !('attributes' in tag)) return tag;
  const { title, ...attributes } = tag.attributes ?? {};
  return { ...tag, attributes: { ...attributes, title: String(title).split(' | ')[0] } };
}

/**
 * Leaves one link per list of posts in the head of every page, to its RSS feed. The other formats are in the head of the lists:
 * src/components/Blog/FeedLinks.tsx.
 */
export function announceRss(injected: InjectedTags): InjectedTags {
  const { headTags } = injected;
  if (!Array.isArray(headTags)) return injected;
  const tags = headTags.map((tag) => tag as HtmlTags);
  const kept = tags.filter((tag) => !/atom|json/.test(typeOf(tag)));
  return {
    ...injected,
    headTags: kept.map((tag) => (/rss/.test(typeOf(tag)) ? shortenTitle(tag) : tag)) as HtmlTags,
  };
}
