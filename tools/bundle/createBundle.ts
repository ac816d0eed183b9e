import { readFileSync, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { bundleScript } from '../../shared/build/bundleScript';
import { plainPath } from '../../shared/offline/format';
import { projectRoot } from '../shared/projectRoot';
import type { FoundSet } from './findSet';
import { relocatePage } from './relocatePage';

/** What the app loads on its own: a folder has no app. */
const isOfApp = (address: string): boolean => /\/assets\/(?:js|live)\//.test(address);

const isSearch = (address: string): boolean => /\/assets\/search\//.test(address);

/** All styles of the site. A page has only those of its own elements, and the app loads the rest. */
const isWholeSheet = (address: string): boolean => /\/assets\/css\/styles\.[\da-f]+\.css$/.test(address);

const isPage = (address: string): boolean =>
  !/\/assets\/|\/img\//.test(address) && !/\.[a-z0-9]+$/.test(address);

/** Relative path from one file of the bundle to another. */
function relative(from: string, to: string): string {
  return path.posix.relative(path.posix.dirname(from), to) || path.posix.basename(to);
}

/** The settings of the bundle's search. */
type SearchSettings = {
  readonly locale: string;
  readonly version: string;
  readonly home: string;
  readonly site: string;
  /** Files of pages by address. */
  readonly pages: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, string>>;
};

const readText = (file: string): string => readFileSync(file, 'utf8');

/** Texts of the interface that the search of the bundle shows, with the English ones where a locale has none. */
function readTexts(locale: string): Record<string, string> {
  const english = {
    'search.none': 'No results were found',
    'search.failed': 'The search is not available',
    'search.more': 'Show more results',
  };
  const file = path.join(projectRoot, 'i18n', locale, 'code.json');
  if (!existsSync(file)) return english;
  const translated = JSON.parse(readText(file)) as Record<string, { message: string }>;
  return Object.fromEntries(
    Object.entries(english).map(([id, text]) => [id, translated[id]?.message ?? text]),
  );
}

/**
 * Creates the files of a bundle: the pages of a set with what they show, rewritten so that a browser opens them from a folder. A folder has no
 * origin, so nothing is fetched: links are relative and name `index.html`, and the search loads its data as scripts.
 *
 * @param site Folder of the finished site.
 * @param url Address of the site, for links to what the bundle does not have.
 * @returns Content by path in the bundle.
 */
export function createBundle(site: string, url: string, { set, files, root }: FoundSet): Map<string, Buffer> {
  const places = new Map<string, string>();
  // A folder keeps nothing in a browser: links to that page lead to the site.
  const offlinePage = plainPath(`${set.home}offline`);
  for (const [address] of files) {
    if (isOfApp(address) || plainPath(address) === offlinePage) continue;
    const below = address.startsWith(set.home)
      ? address.slice(set.home.length)
      : `site/${address.slice(root.length)}`;
    const place = decodeURI(isPage(address) ? path.posix.join(below, 'index.html') : below);
    places.set(plainPath(address), place);
  }
  const readSite = (address: string): Buffer => {
    const file = path.join(site, decodeURI(address.slice(root.length)));
    return readFileSync(
      isPage(address) || statSync(file).isDirectory() ? path.join(file, 'index.html') : file,
    );
  };
  const script = bundleScript(path.join(projectRoot, 'src/bundle/searchPage.ts'));
  const bundle = new Map<string, Buffer>();
  const searchPage = plainPath(`${set.home}search`);
  const wholeSheet = [...places].find(([address]) => isWholeSheet(address))?.[1];
  if (wholeSheet === undefined) throw new Error('bundle: the set has no sheet with all styles.');
  const resolveFrom =
    (page: string, place: string) =>
    (address: string): string => {
      if (!address || /^(?:[a-z][a-z\d+.-]*:|#|\/\/)/i.test(address)) return address;
      const target = new URL(address, new URL(page, 'https://bundle.invalid'));
      const found = places.get(plainPath(target.pathname));
      if (found === undefined) return url + target.pathname + target.search + target.hash;
      return relative(place, found).split('/').map(encodeURIComponent).join('/') + target.hash;
    };
  const pages: Record<string, string> = {};
  for (const [address, place] of places) {
    if (isSearch(address)) continue;
    if (!isPage(address)) {
      bundle.set(place, readSite(address));
      continue;
    }
    pages[address] = place;
    // Relative addresses of a page begin at its folder.
    const resolve = resolveFrom(`${address === '/' ? '' : address}/`, place);
    const isSearchPage = address === searchPage;
    // Results are written by a script, so the page's own sheet does not have their styles.
    const sheets = [...(isSearchPage ? [wholeSheet] : []), 'assets/bundle.css'];
    const scripts = ['assets/search/settings.js', script.file].map(
      (file) => `<script src="${relative(place, file)}"></script>`,
    );
    bundle.set(
      place,
      Buffer.from(
        relocatePage(readSite(address).toString('utf8'), {
          resolve,
          head: sheets.map((file) => `<link rel="stylesheet" href="${relative(place, file)}">`).join(''),
          body: isSearchPage ? scripts.join('') : '',
        }),
      ),
    );
  }
  const settings: SearchSettings = {
    locale: set.locale,
    version: set.version,
    home: set.home,
    site: url,
    pages,
    texts: readTexts(set.locale),
  };
  bundle.set('assets/search/settings.js', Buffer.from(`taichiBundle=${JSON.stringify(settings)};`));
  bundle.set('assets/bundle.css', readFileSync(path.join(__dirname, 'bundle.css')));
  bundle.set(script.file, Buffer.from(script.code));
  for (const address of files.map(([file]) => file).filter(isSearch)) {
    const name = path.posix.relative(`${set.home}assets/search`, address).replace(/\.json$/, '');
    const data = readSite(address).toString('utf8').trim();
    bundle.set(`assets/search/${name}.js`, Buffer.from(`taichiSearchFile(${JSON.stringify(name)},${data});`));
  }
  return new Map([...bundle].sort(([a], [b]) => (a < b ? -1 : 1)));
}
