import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLocale, locales, type Locale } from '../../config/locales';
import { elementsOf, type HtmlElement } from './readHtml';

/** An HTML file of the built site. */
export type BuiltPage = {
  /** Path inside `build/`, such as `docs/field/index.html`. */
  readonly file: string;
  /** Path on the server without a slash at its end, such as `/docs/field`; `/` for the home page. */
  readonly address: string;
  readonly locale: Locale;
  readonly html: string;
  readonly elements: readonly HtmlElement[];
};

const build = path.resolve('build');

/**
 * Lists the HTML files of the built site by their path in it, sorted.
 * @throws When the site is not built.
 */
export function listHtmlFiles(): string[] {
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  if (files.length === 0) throw new Error('build/ has no HTML file. Fix: npm run build');
  return files.map((file) => file.split(path.sep).join('/')).sort();
}

/** Reads a file of the built site and parses it. */
export const readBuiltPage = (file: string): BuiltPage =>
  toBuiltPage(file, readFileSync(path.join(build, file), 'utf8'));

/** Parses the HTML of a page as if the built site had it at this path. */
export function toBuiltPage(file: string, html: string): BuiltPage {
  const address = `/${file}`.replace(/\/index\.html$/, '') || '/';
  const [, first = ''] = address.split('/');
  const locale = locales.find((name) => name === first) ?? defaultLocale;
  return { file, address, locale, html, elements: elementsOf(html) };
}

/** Whether a file only leads on to another address. */
export const isRedirect = ({ elements }: BuiltPage): boolean =>
  elements.some(({ name, attribs }) => name === 'meta' && attribs['http-equiv'] === 'refresh');
