import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { postLists } from '../../config/content';
import { locales, type Locale } from '../../config/locales';
import { site } from '../../config/site';
import { apiFolderOf, versions } from '../../config/versions';
import { findSiteSyntax, linksOf } from '../support/plainMarkdown';
import { pagesOf, prefixOf } from '../support/sitemap';

const read = (file: string): string => readFileSync(path.resolve('build', `.${file}`), 'utf8');

const files = new Set(
  readdirSync('build', { recursive: true, encoding: 'utf8' }).map(
    (file) => `/${file.split(path.sep).join('/')}`,
  ),
);
const markdownFiles = [...files].filter((file) => file.endsWith('.md')).sort();

/** Whether the built site has a page or file at a complete address; other sites are not looked at. */
function isThere(address: string): boolean {
  if (!address.startsWith(`${site.url}/`)) return /^(?:https?|mailto):/.test(address);
  const place = decodeURI(new URL(address).pathname).replace(/(?<=.)\/$/, '');
  return files.has(place) || files.has(`${place === '/' ? '' : place}/index.html`);
}

/** Pages of a locale that have Markdown: docs, posts and reference, without lists of pages. */
function writtenPages(locale: Locale): string[] {
  const lists = postLists.map(({ name }) => name).join('|');
  const indexes = new Set(versions.map((version) => `/docs/${version.path}`.replace(/\/$/, '')));
  return pagesOf(locale)
    .map((page) => page.slice(prefixOf(locale).length).replace(/\/$/, ''))
    .filter((page) => /^\/(?:docs|api)\/|^\/api$/.test(page) || new RegExp(`^/(?:${lists})/`).test(page))
    .filter((page) => !indexes.has(page) && !/^\/[^/]+\/(?:tags|page|archive|authors)(?:\/|$)/.test(page))
    .map((page) => prefixOf(locale) + page);
}

describe('Markdown', () => {
  it.each(locales)('exists for every page of the docs, post and page of the API in %s', (locale) => {
    const pages = writtenPages(locale);
    expect(pages.length).toBeGreaterThan(300);
    expect(pages.filter((page) => !files.has(`${page}.md`))).toEqual([]);
  });

  describe('of every page', () => {
    const findings = { syntax: [] as string[], links: [] as string[], starts: [] as string[] };
    beforeAll(() => {
      for (const file of markdownFiles) {
        const text = read(file);
        findings.syntax.push(...findSiteSyntax(text).map((line) => `${file}: ${line}`));
        findings.links.push(
          ...linksOf(text)
            .filter((link) => !isThere(link))
            .map((link) => `${file}: ${link}`),
        );
        if (!/^# \S.*\n\n\S/.test(text)) findings.starts.push(file);
      }
    });

    it('begins with its title', () => expect(findings.starts).toEqual([]));
    it('has no syntax of this site outside of code', () => expect(findings.syntax).toEqual([]));
    it('links to complete addresses of pages and files that exist', () => expect(findings.links).toEqual([]));
  });

  it.each([
    ['a directive', 'Text.\n\n:::note\nA.\n:::', 2],
    ['a directive in a quotation', '> ::::tabs', 1],
    ['an id', '## Shape {#shape}', 1],
    ['a badge', 'New. :since[1.6]', 1],
    ['code that shows them', '```md\n:::note\n## A {#a}\n```\n\n`:since[1.6]`', 0],
  ])('with %s is noticed', (_what, text, count) => {
    expect(findSiteSyntax(text)).toHaveLength(count);
  });

  it.each([
    ['a relative link', '[a](./field.md)'],
    ['a path', '[a](/docs/field)'],
    ['a missing page', `[a](${site.url}/docs/feild)`],
  ])('with %s is noticed', (_what, text) => {
    expect(linksOf(text).filter(isThere)).toEqual([]);
  });
});

describe('notebooks', () => {
  const notebooks = [...files].filter((file) => file.endsWith('.ipynb')).sort();

  it('install the release that their page documents', () => {
    expect(notebooks.length).toBeGreaterThan(locales.length * versions.length * 20);
    const wrong = notebooks.filter((file) => {
      const version = versions.find(({ path: own }) => own !== '' && file.includes(`/docs/${own}/`));
      const release = (version ?? versions.find(({ path: own }) => own === ''))?.release.slice(1);
      const { cells } = JSON.parse(read(file)) as { cells: { source: string[] }[] };
      return cells[1]?.source.join('') !== `%pip install taichi==${release}`;
    });
    expect(wrong).toEqual([]);
  });

  it('are named by the Markdown of their page', () => {
    const unnamed = notebooks.filter(
      (file) => !read(file.replace(/\.ipynb$/, '.md')).includes(`](${site.url}${encodeURI(file)})`),
    );
    expect(unnamed).toEqual([]);
  });
});

describe('the menu of a page', () => {
  it.each(locales)('leads to the Markdown and the notebook of every page that has them, in %s', (locale) => {
    const wrong = writtenPages(locale).flatMap((page) => {
      const html = read(`${page}/index.html`);
      const links = [...html.matchAll(/<a class="?dropdown__link"? href="?([^" >]+)/g)].map(([, href = '']) =>
        decodeURI(href),
      );
      const formats = ['md', 'ipynb'].map((kind) => `${page}.${kind}`);
      const written = formats.filter((file) => files.has(file));
      const linked = formats.filter((file) => links.includes(file));
      return written.join() === linked.join()
        ? []
        : [`${page}: written ${written.join()}, linked ${linked.join()}`];
    });
    expect(wrong).toEqual([]);
  });
});

const places = locales.flatMap((locale) =>
  versions.map((version) => ({
    locale,
    version,
    folder: `${prefixOf(locale)}${version.path === '' ? '' : `/docs/${version.path}`}`,
  })),
);

describe.each(places)('$folder/llms.txt', ({ locale, version, folder }) => {
  const text = read(`${folder}/llms.txt`);

  it('has the parts of the format in their order', () => {
    expect(text).toMatch(/^# .+\n\n> .+\n\n[^#]+\n\n## /);
    const items = text.slice(text.indexOf('\n## ')).split('\n');
    const isPart = (line: string) => line === '' || /^## \S|^- \[.+\]\(\S+\)(?:: \S.*)?$/.test(line);
    expect(items.filter((line) => !isPart(line))).toEqual([]);
  });

  it('leads to files that exist, and to every page of the version', () => {
    const links = linksOf(text);
    expect(links.filter((link) => !isThere(link))).toEqual([]);
    const own = writtenPages(locale).filter((page) => {
      const [, , second = ''] = page.slice(prefixOf(locale).length).split('/');
      const other = versions.some((one) => one.path !== '' && one.path === second);
      const isPost = !/^\/(?:docs|api)(?:\/|$)/.test(page.slice(prefixOf(locale).length));
      return version.path === '' ? isPost || !other : second === version.path;
    });
    const listed = new Set(links);
    expect(own.filter((page) => !listed.has(`${site.url}${encodeURI(page)}.md`))).toEqual([]);
  });
});

describe.each(places)('$locale/data/api of $version.name', ({ locale, version }) => {
  it('has every public name', () => {
    const folder = apiFolderOf(version);
    const data = JSON.parse(read(`${prefixOf(locale)}/data/api/${folder}.json`)) as {
      schemaVersion: number;
      symbols: { id: string; name: string; aliases?: string[]; url: string }[];
    };
    expect(data.schemaVersion).toBe(1);
    expect(data.symbols.filter(({ url }) => !isThere(url))).toEqual([]);
    const known = new Set(
      data.symbols.flatMap(({ id, name, aliases = [] }) =>
        [id, name, ...aliases].map((one) => one.replace(/^ti\./, 'taichi.')),
      ),
    );
    const names = readdirSync(path.resolve('api', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /^taichi\b.*\.json$/.test(file))
      .flatMap((file) => {
        const inventory = JSON.parse(readFileSync(path.resolve('api', folder, file), 'utf8')) as {
          symbols: { qualifiedName: string }[];
        };
        return inventory.symbols.map(({ qualifiedName }) => qualifiedName);
      });
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });
});
