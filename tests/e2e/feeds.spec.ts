import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { postLists } from '../../config/content';
import { locales } from '../../config/locales';
import { site } from '../../config/site';
import { pagesOf, prefixOf } from '../support/sitemap';
import { expect, test } from '../support/test';

/** Posts in a feed at most: the blog plugin's own limit. */
const longest = 20;

const lists = postLists.map(({ name }) => name);

/** Reads a file of the built site as text. */
const read = (file: string) => readFileSync(path.resolve('build', `.${file}`), 'utf8');

/** Addresses of all posts of a list, sorted; lists of posts, tags and archives are none. */
const postsOf = (locale: (typeof locales)[number], list: string) =>
  pagesOf(locale)
    .filter((page) => page.startsWith(`${prefixOf(locale)}/${list}/`))
    .filter((page) => !/\/(?:tags|page|archive|authors)(?:\/|$)/.test(page))
    .map((page) => `${site.url}${page}`)
    .sort();

/** Atom titles come with their type, or as plain text. */
const textOf = (title: string | { value?: string } | undefined) =>
  typeof title === 'string' ? title : title?.value;

const addresses = (links: (string | undefined)[]) => links.map((link = '') => decodeURI(link)).sort();

for (const locale of locales) {
  for (const list of lists) {
    const folder = `${prefixOf(locale)}/${list}`;

    test(`${folder}: three feeds hold the newest posts`, () => {
      const rss = parseRssFeed(read(`${folder}/rss.xml`));
      const atom = parseAtomFeed(read(`${folder}/atom.xml`));
      const json = parseJsonFeed(read(`${folder}/feed.json`));
      const posts = postsOf(locale, list);

      expect(posts.length).toBeGreaterThan(1);
      const inFeed = addresses((rss.items ?? []).map(({ link }) => link));
      expect(inFeed).toHaveLength(Math.min(longest, posts.length));
      expect(inFeed.filter((address) => !posts.includes(address))).toEqual([]);
      expect(addresses((atom.entries ?? []).map(({ links }) => links?.[0]?.href))).toEqual(inFeed);
      expect(addresses((json.items ?? []).map(({ url }) => url))).toEqual(inFeed);
      const days = (rss.items ?? []).map(({ pubDate }) => Date.parse(String(pubDate)));
      expect(days).toEqual(days.toSorted((a, b) => b - a));

      const title = rss.title ?? '';
      expect(title).toContain(site.title);
      expect([textOf(atom.title), json.title]).toEqual([title, title]);
      expect(rss.language).toBe(locale);
      for (const { title: name, description, content, pubDate } of rss.items ?? []) {
        expect(name).toBeTruthy();
        expect(description).toBeTruthy();
        expect(Number.isNaN(Date.parse(String(pubDate)))).toBe(false);
        expect(content?.encoded ?? '').not.toMatch(/<(?:button|script|svg)\b| popover=/);
        expect((content?.encoded ?? '').length).toBeGreaterThan(500);
      }
    });
  }

  test(`${locale}: the head of a list names its feeds, in the reader's language`, async ({ page }) => {
    await page.goto(`${prefixOf(locale)}/newsletter`);
    for (const file of ['rss.xml', 'atom.xml', 'feed.json']) {
      const href = `${prefixOf(locale)}/newsletter/${file}`;
      await expect(page.locator(`head link[rel="alternate"][href="${href}"]`)).toHaveCount(1);
      expect((await page.request.get(href)).status()).toBe(200);
    }
    const { title } = parseRssFeed(read(`${prefixOf(locale)}/newsletter/rss.xml`));
    await expect(page.locator('h1')).toHaveText(title?.split(' | ')[0] ?? '');
  });
}
