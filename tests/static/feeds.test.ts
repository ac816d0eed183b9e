import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { postLists } from '../../config/content';
import { locales, type Locale } from '../../config/locales';
import { site } from '../../config/site';
import { elementsOf, textOf } from '../support/readHtml';
import { htmlOf, pagesOf, prefixOf } from '../support/sitemap';

/** Posts in a feed at most: the blog plugin's own limit. */
const longest = 20;

/** Reads a file of the built site as text. */
const read = (file: string) => readFileSync(path.resolve('build', `.${file}`), 'utf8');

/** Addresses of all posts of a list, sorted, without its lists of posts, tags and archives. */
const postsOf = (locale: Locale, list: string) =>
  pagesOf(locale)
    .filter((page) => page.startsWith(`${prefixOf(locale)}/${list}/`))
    .filter((page) => !/\/(?:tags|page|archive|authors)(?:\/|$)/.test(page))
    .map((page) => `${site.url}${page}`)
    .sort();

/** Atom titles come with their type, or as plain text. */
const titleOf = (title: string | { value?: string } | undefined) =>
  typeof title === 'string' ? title : title?.value;

const addresses = (links: (string | undefined)[]) => links.map((link = '') => decodeURI(link)).sort();

const feeds = locales.flatMap((locale) =>
  postLists.map(({ name }) => ({ locale, list: name, folder: `${prefixOf(locale)}/${name}` })),
);

describe.each(feeds)('$folder', ({ locale, list, folder }) => {
  const rss = parseRssFeed(read(`${folder}/rss.xml`));
  const atom = parseAtomFeed(read(`${folder}/atom.xml`));
  const json = parseJsonFeed(read(`${folder}/feed.json`));
  const items = rss.items ?? [];

  it('has the newest posts in three feeds', () => {
    const posts = postsOf(locale, list);
    expect(posts.length).toBeGreaterThan(1);
    const inFeed = addresses(items.map(({ link }) => link));
    expect(inFeed).toHaveLength(Math.min(longest, posts.length));
    expect(inFeed.filter((address) => !posts.includes(address))).toEqual([]);
    expect(addresses((atom.entries ?? []).map(({ links }) => links?.[0]?.href))).toEqual(inFeed);
    expect(addresses((json.items ?? []).map(({ url }) => url))).toEqual(inFeed);
    const days = items.map(({ pubDate }) => Date.parse(String(pubDate)));
    expect(days).toEqual(days.toSorted((a, b) => b - a));
  });

  it('has one title in all of them, and its language', () => {
    const title = rss.title ?? '';
    expect(title).toContain(site.title);
    expect([titleOf(atom.title), json.title]).toEqual([title, title]);
    expect(rss.language).toBe(locale);
  });

  it.each(items.map((item) => [item.link, item] as const))(
    'has the text of %s, without controls and escaped once',
    (_link, { title, description, content, pubDate }) => {
      expect(title).toBeTruthy();
      expect(description).toBeTruthy();
      expect(`${title} ${description}`).not.toMatch(/&(?:amp|lt|gt|quot|#\d+|#x[\da-f]+);/);
      expect(Number.isNaN(Date.parse(String(pubDate)))).toBe(false);
      const html = content?.encoded ?? '';
      expect(html.length).toBeGreaterThan(500);
      expect(html).not.toMatch(/<(?:button|script|svg)\b| popover=/);
    },
  );

  it('names them in the head of the list, whose title they have', () => {
    const elements = elementsOf(htmlOf(folder));
    const links = elements.filter(({ name, attribs }) => name === 'link' && attribs.rel === 'alternate');
    const named = links.map(({ attribs }) => attribs.href);
    expect(named).toEqual(
      expect.arrayContaining([`${folder}/rss.xml`, `${folder}/atom.xml`, `${folder}/feed.json`]),
    );
    const [title] = elements.filter(({ name }) => name === 'h1').map(textOf);
    expect(rss.title?.split(' | ')[0]).toBe(title);
  });
});
