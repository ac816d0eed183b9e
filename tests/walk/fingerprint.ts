import { createHash } from 'node:crypto';
import type { BuiltPage } from '../support/builtPages';
import { classesOf, type HtmlElement } from '../support/readHtml';
import { describeContent } from './content';
import { describeShapes } from './shapes';

/** What can break on a page. Pages with the same keys need one look only. */
export type Fingerprint = {
  readonly address: string;
  /** Key of the page type: the components of the app that render the page, and its language. */
  readonly template: string;
  /** Key of what is on the page, whatever it looks like. */
  readonly content: string;
  /** Keys of how its elements look. */
  readonly shapes: readonly string[];
  /** Number of elements, which is what a look at the page takes. */
  readonly size: number;
};

export const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Key of the page type in the records: the app has rendered a page of it without a defect. */
export const typeOf = ({ template }: Fingerprint): string => hash(template);

/** Lists what has passed when the page has passed. */
export const keysOf = ({ content, shapes }: Fingerprint): string[] => [content, ...shapes];

/** Docusaurus names a page, its version and the instance of its plugin in classes of `html`. */
const instance = /^(?:docs-doc-id-|docs-version-|plugin-id-)/;

/** The text of a page from `docs/` or a post. What surrounds it in `main` — banners, the way to it, neighbors — is a matter of shapes. */
const isArticle = (element: HtmlElement): boolean => classesOf(element).includes('markdown');

/**
 * Returns the fingerprint of a page.
 * @param styleNames Classes and ids that the style sheets name.
 * @throws When the page has no `html`, `body` or `main`.
 */
export function toFingerprint(page: BuiltPage, styleNames: ReadonlySet<string>): Fingerprint {
  const find = (name: string) => {
    const element = page.elements.find((candidate) => candidate.name === name);
    if (element === undefined) throw new Error(`${page.file} has no ${name} element`);
    return element;
  };
  const html = find('html');
  const articles = page.elements.filter(isArticle);
  const article = articles.length === 1 ? articles[0] : undefined;
  const template = classesOf(html).filter((name) => !instance.test(name));
  return {
    address: page.address,
    template: `${page.locale} ${template.sort().join(' ')}`,
    content: hash(`${page.locale} ${describeContent(article ?? find('main'))}`),
    shapes: describeShapes(html, styleNames).map((shape) => hash(`${page.locale} ${shape}`)),
    size: page.elements.length,
  };
}
