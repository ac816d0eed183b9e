import { expect, test } from '@playwright/test';
import { locales } from '../../config/locales';
import { site } from '../../config/site';
import { allPages, htmlOf, prefixOf } from '../support/sitemap';

/** The shortest description in letters and signs: a Chinese sentence needs a third of an English one. */
const shortest = { en: 20, 'zh-Hans': 5, 'fr-FR': 20 };

for (const { locale, page: address } of allPages) {
  test(`${address} has its metadata`, () => {
    const html = htmlOf(address);
    const meta = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
    expect(meta(/<title[^>]*>([^<]+)<\/title>/)).toContain(site.title);
    // The minifier leaves out quotes where it can, as it can around a Chinese sentence.
    const description = meta(/<meta [^>]*name="?description"? content=(?:"(?=[^"]+")|(?!"))([^">]+)/);
    expect(description.length, `description "${description}"`).toBeGreaterThanOrEqual(shortest[locale]);
    expect(meta(/property="?og:image"? content="?([^"\s>]+)/), 'social card').toMatch(/^https:\/\//);
    expect(meta(/rel="?canonical"? href="?([^"\s>]+)/), 'canonical').toBe(`${site.url}${address}`);
    expect(meta(/name="?docusaurus_locale"? content="?([^"\s>]+)/), 'search metadata').toBe(locale);
    const alternates = [...html.matchAll(/rel="?alternate"? href="?([^"\s>]+)"? hreflang="?([^"\s>]+)/gi)];
    const page = address.slice(prefixOf(locale).length) || '/';
    const expected = locales.map((other) => [other, `${site.url}${prefixOf(other)}${page}`]);
    expect(Object.fromEntries(alternates.map(([, href, lang]) => [lang, href]))).toMatchObject(
      Object.fromEntries([...expected, ['x-default', `${site.url}${page}`]]),
    );
  });
}
