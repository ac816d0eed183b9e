import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { locales } from '../../config/locales';
import { versions } from '../../config/versions';
import { readObjectsInventory } from '../support/objectsInventory';
import { htmlOf, pagesOf, prefixOf } from '../support/sitemap';
import { expect, test } from '../support/test';

const rootOf = (version: string) => `/api/${version}/`.replace('//', '/');

/** Ids of a built page. */
const idsOf = (page: string) =>
  new Set([...htmlOf(page).matchAll(/\sid=(?:"([^"]*)"|([^\s"'>]+))/g)].map((match) => match[1] ?? match[2]));

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

for (const { name, path: versionPath, release: tag } of versions) {
  const root = rootOf(versionPath);

  test(`${root} has an entry for every public name`, () => {
    const missing = namesBySection(versionPath || name).flatMap(([section, names]) => {
      const ids = idsOf(`${root}${section}/`);
      return names.filter((qualifiedName) => !ids.has(qualifiedName));
    });
    expect(missing).toEqual([]);
  });

  test(`${root}objects.inv lists every public name, and each address is an anchor`, () => {
    const file = path.resolve('build', `.${root}objects.inv`);
    const { project, release, lines } = readObjectsInventory(readFileSync(file));
    expect([project, release]).toEqual(['Taichi Lang', tag.slice(1)]);
    expect(lines.find((line) => line.name === 'taichi.field')).toEqual({
      name: 'taichi.field',
      role: 'function',
      uri: 'taichi/#taichi.field',
    });

    const listed = new Set(lines.map((line) => line.name));
    const names = namesBySection(versionPath || name).flatMap(([, own]) => own);
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
}

for (const locale of locales) {
  const listed = pagesOf(locale);
  for (const { path: versionPath } of versions) {
    const root = prefixOf(locale) + rootOf(versionPath);

    test(`${root}: sections are in the sitemap and answer without the package's segment`, async ({
      page,
    }) => {
      const sections = listed.filter((address) => address.startsWith(`${root}taichi/`));
      expect(sections.length).toBeGreaterThan(43);
      for (const section of sections.filter((address) => address !== `${root}taichi/`)) {
        const alias = root + section.slice(`${root}taichi/`.length);
        expect(listed).not.toContain(alias);
        expect(htmlOf(alias), alias).toMatch(new RegExp(`rel="canonical" href="https://[^"/]+${section}"`));
      }
      await page.goto(`${root}aot/conventions`);
      await page.waitForURL((url) => url.pathname === `${root}taichi/aot/conventions/`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
    });
  }
}
