import type { Card } from './types';

/** The card of a finished page, and the page's whole title. `picture` is the address of a file of the site. */
export type PageCard = Card & { readonly fullTitle: string };

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Returns the text of a piece of HTML. */
const toText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return entities[name] ?? whole;
      return String.fromCodePoint(hex === undefined ? Number(decimal) : parseInt(hex, 16));
    })
    .replace(/[ \t\n]+/g, ' ')
    .trim();

/** Returns the value of an attribute in the source of a tag. */
const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}=(?:"([^"]*)"|([^\\s">]+))`).exec(tag);
  return found ? toText(found[1] ?? found[2] ?? '') : undefined;
};

/** Words as they are drawn: the fonts have no other space than the plain one. */
const toDrawn = (text: string): string => text.replace(/\s/g, ' ');

/** Narrower pictures would be enlarged too much. */
const leastWidth = 480;

/** Pages whose pictures are their own; those of lists belong to posts. */
const ownPictures = /\b(?:docs-doc-page|blog-post-page|plugin-pages)\b/;

/** Finds the first picture in the text of a page that is large enough; on the home page, that of the program. */
function findPicture(html: string, pageClass: string): string | undefined {
  const main = html.slice(Math.max(html.search(/<main\b/), 0));
  const images = [...main.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag);
  const isOwn = ownPictures.test(pageClass);
  const own = images.find((tag) =>
    isOwn
      ? Number(attribute(tag, 'width')) >= leastWidth
      : /\bdemo__picture\b/.test(attribute(tag, 'class') ?? ''),
  );
  const source = own && attribute(own, 'src');
  return source?.endsWith('.svg') ? undefined : source;
}

/**
 * Reads what the card of a finished page shows: the page's title and place in its language, and its own picture.
 *
 * @throws When the page has no title.
 */
export function readCard(html: string, siteTitle: string, locale: string): PageCard {
  const pageClass = attribute(/<html\b[^>]*>/.exec(html)?.[0] ?? '', 'class') ?? '';
  const fullTitle = toText(/<title\b[^>]*>(.*?)<\/title>/s.exec(html)?.[1] ?? '');
  const [title = '', ...places] = toDrawn(fullTitle)
    .split(' | ')
    .filter((part) => part !== siteTitle);
  if (title === '') throw new Error('the page has no title. Fix: set one.');
  const crumbs = /<ol\b[^>]*\bbreadcrumbs\b[^>]*>(.*?)<\/ol>/s.exec(html)?.[1];
  const sections = crumbs
    ?.split(/<li\b[^>]*>/)
    .map((crumb) => toDrawn(toText(crumb)))
    .filter(Boolean)
    .slice(0, -1);
  return {
    fullTitle,
    title,
    sections: sections ?? places,
    locale,
    isCode: /\bplugin-api-reference\b/.test(pageClass) && /^ti(?:\.\w+)*$/.test(title),
    picture: findPicture(html, pageClass),
  };
}
