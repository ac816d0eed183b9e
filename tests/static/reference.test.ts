import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '../../config/locales';
import { apiFolderOf, versions } from '../../config/versions';
import { readObjectsInventory } from '../support/objectsInventory';
import { elementsOf } from '../support/readHtml';
import { htmlOf, pagesOf, prefixOf } from '../support/sitemap';

const rootOf = (version: string) => `/api/${version}/`.replace('//', '/');

/** Ids of a built page. */
const idsOf = (page: string) => new Set(elementsOf(htmlOf(page)).map(({ attribs }) => attribs.id));

/** Public names of a version by their section, as the inventories in `api/` have them. */
function namesBySection(folder: string): [section: string, names: string[]][] {
  const files = readdirSync(path.resolve('api', folder), { recursive: true }).map(String);
  return files
    .filter((file) => /^taichi\b.*\.json$/.test(file))
    .map((file) => {
      const { section, symbols } = JSON.parse(readFileSync(path.resolve('api', folder, file), 'utf8')) as {
        section: string;
        symbols: { qualifiedName: string }[];
      };
      return [section, symbols.map(({ qualifiedName }) => qualifiedName)];
    });
}

describe.each(versions)('the API of $name', (version) => {
  const { path: versionPath, release: tag } = version;
  const root = rootOf(versionPath);

  it('has an entry for every public name', () => {
    const missing = namesBySection(apiFolderOf(version)).flatMap(([section, names]) => {
      const ids = idsOf(`${root}${section}/`);
      return names.filter((qualifiedName) => !ids.has(qualifiedName));
    });
    expect(missing).toEqual([]);
  });

  it('lists every public name in objects.inv, at an anchor that exists', () => {
    const file = path.resolve('build', `.${root}objects.inv`);
    const { project, release, lines } = readObjectsInventory(readFileSync(file));
    expect([project, release]).toEqual(['Taichi Lang', tag.slice(1)]);
    expect(lines.find((line) => line.name === 'taichi.field')).toEqual({
      name: 'taichi.field',
      role: 'function',
      uri: 'taichi/#taichi.field',
    });

    const listed = new Set(lines.map((line) => line.name));
    const names = namesBySection(apiFolderOf(version)).flatMap(([, own]) => own);
    expect(names.filter((qualifiedName) => !listed.has(qualifiedName))).toEqual([]);

    const pages = new Map(
      [...new Set(lines.map(({ uri }) => uri.split('#')[0] ?? ''))].map((page) => [page, idsOf(root + page)]),
    );
    const dangling = lines.filter(({ uri }) => {
      const [page = '', id] = uri.split('#');
      return id !== undefined && !pages.get(page)?.has(id);
    });
    expect(dangling).toEqual([]);
  });

  it.each(locales)(
    'has its sections in the sitemap of %s, and their addresses without the package',
    (locale) => {
      const place = prefixOf(locale) + root;
      const listed = pagesOf(locale);
      const sections = listed.filter((address) => address.startsWith(`${place}taichi/`));
      const named = namesBySection(apiFolderOf(version)).map(([section]) => `${place}${section}/`);
      expect(named.filter((section) => !sections.includes(section))).toEqual([]);
      for (const section of sections.filter((address) => address !== `${place}taichi/`)) {
        const alias = place + section.slice(`${place}taichi/`.length);
        expect(listed).not.toContain(alias);
        const canonical = elementsOf(htmlOf(alias)).find(({ attribs }) => attribs.rel === 'canonical');
        expect(canonical?.attribs.href, alias).toMatch(new RegExp(`^https://[^/]+${section}$`));
      }
    },
  );
});
