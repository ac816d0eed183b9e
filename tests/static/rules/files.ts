import { appOf } from '../../support/bootData';
import type { HtmlElement } from '../../support/readHtml';
import type { Rule } from '../rule';

const loading = new Set(['script', 'link', 'img', 'source', 'video', 'audio', 'iframe', 'use']);

/** Links to files; the others lead to pages, which plugins/link-check looks after. */
const fileLinks = /^(?:stylesheet|icon|apple-touch-icon|preload|prefetch|manifest|search)$/;

const isFileLink = ({ name, attribs }: HtmlElement): boolean =>
  name === 'use' ||
  (name === 'link' &&
    (fileLinks.test(attribs.rel ?? '') || /^application\/.*(?:xml|json)$/.test(attribs.type ?? '')));

const variantsOf = (list: string): string[] =>
  list.split(/,\s+/).map((variant) => variant.trim().split(/\s/)[0] ?? '');

/** Lists the addresses of the files that an element names. */
function filesOf(element: HtmlElement): string[] {
  const { attribs } = element;
  // The boot script has lists of files that it loads later.
  const later = Object.entries(attribs).flatMap(([key, value]) =>
    key.startsWith('data-') && value.startsWith('/assets/') ? value.split(' ') : [],
  );
  return [
    ...later,
    attribs.src ?? '',
    attribs.poster ?? '',
    ...variantsOf(attribs.srcset ?? ''),
    ...variantsOf(attribs.imagesrcset ?? ''),
    isFileLink(element) ? (attribs.href ?? '') : '',
  ]
    .map((address) => address.replace(/[?#].*$/, ''))
    .filter((address) => address !== '' && !address.startsWith('data:'));
}

export const files: readonly Rule[] = [
  {
    name: 'names only files that exist',
    check({ elements }, { hasFile }) {
      const missing = elements
        .filter(({ name }) => loading.has(name))
        .flatMap(filesOf)
        .filter((address) => !hasFile(address));
      return [...new Set(missing)].map(
        (address) => `${address} does not exist. Fix: rebuild, or mend the address`,
      );
    },
  },
  {
    name: 'names the files of its part of the app, one runtime among them and the start last',
    check({ elements }) {
      const app = appOf(elements);
      const runtimes = app.filter((file) => file.includes('/runtime~main.'));
      const isWhole = runtimes.length === 1 && /\/main\.[^/]*\.js$/.test(app.at(-1) ?? '');
      return isWhole ? [] : [`data-app="${app.join(' ')}". Fix: see plugins/first-view`];
    },
  },
];
