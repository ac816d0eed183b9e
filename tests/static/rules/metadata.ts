import { defaultLocale, locales, type Locale } from '../../../config/locales';
import { site } from '../../../config/site';
import type { BuiltPage } from '../../support/builtPages';
import { textOf, type HtmlElement } from '../../support/readHtml';
import type { Rule } from '../rule';

/** The shortest description in letters and signs: a Chinese sentence needs a third of an English one. */
const shortest: Record<Locale, number> = { en: 20, 'zh-Hans': 5, 'fr-FR': 20 };

const prefixOf = (locale: Locale): string => (locale === defaultLocale ? '' : `/${locale}`);

const named = ({ elements }: BuiltPage, name: string): HtmlElement[] =>
  elements.filter((element) => element.name === name);

/** Returns the content of a `meta` element, or an empty text. */
const metaOf = (page: BuiltPage, key: 'name' | 'property', value: string): string =>
  named(page, 'meta').find(({ attribs }) => attribs[key] === value)?.attribs.content ?? '';

const linksOf = (page: BuiltPage, rel: string): HtmlElement[] =>
  named(page, 'link').filter(({ attribs }) => attribs.rel === rel);

/** Pages for unknown addresses have no address of their own. */
const isNotFound = ({ address }: BuiltPage): boolean => address.endsWith('/404.html');

/** Returns the path of an address of the site, without a slash at its end; undefined for other sites. */
const pathOf = (address: string): string | undefined =>
  address.startsWith(`${site.url}/`) || address === site.url
    ? decodeURI(address.slice(site.url.length)).replace(/(?<=.)\/$/, '') || '/'
    : undefined;

export const metadata: readonly Rule[] = [
  {
    name: 'has a title that ends in the name of the site',
    check(page) {
      const titles = page.elements
        .filter(({ name, parent }) => name === 'title' && parent?.type === 'tag' && parent.name === 'head')
        .map(textOf);
      if (titles.length !== 1) return [`${titles.length} titles. Fix: set one`];
      const [title = ''] = titles;
      const isFull =
        title === site.title || (title.endsWith(` | ${site.title}`) && title.length > site.title.length + 3);
      return isFull ? [] : [`title "${title}". Fix: set title in the front matter`];
    },
  },
  {
    name: 'has a description that says something',
    check(page) {
      const description = metaOf(page, 'name', 'description');
      const least = shortest[page.locale];
      return description.length >= least || isNotFound(page)
        ? []
        : [`description "${description}" is shorter than ${least}. Fix: set description in the front matter`];
    },
  },
  {
    name: 'names its own address as the canonical one, as the sitemap has it',
    check(page, { listed }) {
      const addresses = linksOf(page, 'canonical').map(({ attribs }) => attribs.href ?? '');
      if (isNotFound(page)) return [];
      if (addresses.length !== 1) return [`${addresses.length} canonical addresses. Fix: leave one`];
      const [address = ''] = addresses;
      if (pathOf(address) !== page.address)
        return [`canonical address ${address}. Fix: name ${page.address}`];
      const isOut = metaOf(page, 'name', 'robots').includes('noindex') || unlisted.test(page.address);
      const isListed = listed.has(decodeURI(address.slice(site.url.length)) || '/');
      return isListed === isOut
        ? [`${address} is ${isListed ? '' : 'not '}in the sitemap. Fix: see plugin-sitemap`]
        : [];
    },
  },
  {
    name: 'names itself in every language',
    check(page) {
      if (isNotFound(page)) return [];
      const bare = page.address.slice(prefixOf(page.locale).length) || '/';
      const expected = new Map<string, string>(
        locales.map((locale) => [locale, prefixOf(locale) + (bare === '/' ? '' : bare) || '/']),
      );
      expected.set('x-default', bare);
      const links = linksOf(page, 'alternate').filter(({ attribs }) => attribs.hreflang !== undefined);
      const found = links.map(({ attribs }) => [attribs.hreflang ?? '', pathOf(attribs.href ?? '')] as const);
      const wrong = found.filter(([language, path]) => expected.get(language) !== path);
      const missing = [...expected.keys()].filter((language) => !found.some(([name]) => name === language));
      return [
        ...wrong.map(
          ([language, path]) => `hreflang ${language} leads to ${path}. Fix: ${expected.get(language)}`,
        ),
        ...missing.map((language) => `no link with hreflang ${language}. Fix: add it`),
      ];
    },
  },
  {
    name: 'has a card for social media',
    check(page, { hasFile }) {
      const address = metaOf(page, 'property', 'og:image');
      const path = pathOf(address);
      const isOwn = path?.startsWith(`${prefixOf(page.locale)}/assets/images/card-`) ?? false;
      const expected = {
        'twitter:image': [metaOf(page, 'name', 'twitter:image'), address],
        'twitter:card': [metaOf(page, 'name', 'twitter:card'), 'summary_large_image'],
        'og:image:width': [metaOf(page, 'property', 'og:image:width'), '1200'],
        'og:image:height': [metaOf(page, 'property', 'og:image:height'), '630'],
        'og:image:alt': [metaOf(page, 'property', 'og:image:alt'), metaOf(page, 'property', 'og:title')],
      } as const;
      return [
        ...(path !== undefined && isOwn && hasFile(path)
          ? []
          : [`og:image "${address}". Fix: name a card of the site, see plugins/social-cards`]),
        ...Object.entries(expected).flatMap(([key, [value, right]]) =>
          value === right ? [] : [`${key} is "${value}". Fix: "${right}", see plugins/social-cards`],
        ),
      ];
    },
  },
  {
    name: 'says its language',
    check(page) {
      const said = {
        'lang of html': named(page, 'html')[0]?.attribs.lang,
        'og:locale': metaOf(page, 'property', 'og:locale')?.replace('_', '-'),
      };
      return Object.entries(said).flatMap(([where, value]) =>
        value === page.locale ? [] : [`${where} is ${value}. Fix: ${page.locale}`],
      );
    },
  },
  {
    name: 'names its Markdown, if it has one, and no other',
    check(page, { hasFile }) {
      const own = `${page.address}.md`;
      const links = linksOf(page, 'alternate').filter(({ attribs }) => attribs.type === 'text/markdown');
      const expected = hasFile(encodeURI(own)) ? [own] : [];
      const found = links.map(({ attribs }) => decodeURI(attribs.href ?? ''));
      return found.join() === expected.join()
        ? []
        : [`Markdown "${found.join()}". Fix: name "${expected.join()}", see plugins/machine-readable`];
    },
  },
];

/** The search page is empty before a query, and lists of authors repeat lists of posts. */
const unlisted = /\/(?:search|authors)$/;
