import { describe, expect, it } from 'vitest';
import { packCore } from '../../shared/search-format/packCore';
import { parseSearchCore } from '../../shared/search-format/searchCore';
import { buildIndex } from './buildIndex';

const versions = [
  { label: 'next', path: 'master' },
  { label: 'v2', path: '' },
];
const none = { python: [], c: [] };
const symbol = (qualifiedName: string, definition: string, members: string[] = []) => ({
  qualifiedName,
  kind: 'function',
  section: qualifiedName.split('.').slice(0, -1).join('/'),
  definition: { module: 'taichi.x', name: definition },
  members: members.map((name) => ({ name, kind: 'method' })),
});

const build = (pages: Record<string, string>, change: Partial<Parameters<typeof buildIndex>[0]> = {}) =>
  buildIndex({
    locale: 'fr',
    paths: Object.keys(pages),
    baseUrl: '/fr/',
    versions,
    inventories: [none, none],
    removedNames: [],
    synonyms: {},
    subjects: {},
    isExcluded: (path) => path === '/404.html',
    weigh: () => 100,
    isTitleOnly: () => false,
    readHtml: (url) => `<main>${pages[url] ?? ''}</main>`,
    ...change,
  });

const html = (title: string, text = 'Text') => `<h1>${title}</h1><p>${text}</p>`;

describe('buildIndex', () => {
  it('produces the same bytes for any order of the routes', () => {
    const pages = { '/fr/docs/b': html('B'), '/fr/docs/a': html('A'), '/fr/': html('Home') };
    const turned = Object.fromEntries(Object.entries(pages).reverse());
    expect(JSON.stringify(build(pages))).toBe(JSON.stringify(build(turned)));
  });

  it('writes what the client reads', () => {
    const { core } = build({ '/fr/docs/a': html('A'), '/fr/': html('Home') });
    expect(parseSearchCore(JSON.parse(JSON.stringify(packCore(core))))).toEqual(core);
    expect(core.pages.map(([, path, title]) => [path, title])).toEqual([
      ['', 'Home'],
      ['docs/a', 'A'],
    ]);
  });

  it('holds once what two versions say alike, and both where they differ', () => {
    const { core } = build({
      '/fr/docs/a': `${html('A')}<h2 id="x">X</h2><p>old`,
      '/fr/docs/master/a': `${html('A')}<h2 id="x">X</h2><p>new`,
    });
    expect(core.pages).toHaveLength(1);
    expect(core.units.map(([, id, , , bits, summary]) => [id, bits, summary])).toEqual([
      ['', 3, 'Text'],
      ['x', 2, ''],
      // Names of other versions are matched by their texts only.
      ['x', 1, ''],
    ]);
  });

  it('names pages that have no title, and leaves out what is excluded', () => {
    const { core, withoutTitle } = build({ '/fr/bare': '', '/fr/404.html': html('No'), '/fr/a': html('A') });
    expect(withoutTitle).toEqual(['/fr/bare']);
    expect(core.pages.map(([, path]) => path)).toEqual(['a']);
  });

  it('makes a symbol of an entry, under all of its names', () => {
    const inventory = {
      python: [symbol('taichi.field', 'field'), symbol('taichi.lang.field', 'field')],
      c: [],
    };
    const page = `${html('taichi.lang')}<h2 id="taichi.lang.field">ti.lang.field</h2><p>Holds data.`;
    const { core } = build({ '/fr/api/taichi/lang/': page }, { inventories: [none, inventory] });
    expect(core.symbols).toEqual([[1, 'field', ['lang.field'], 'f']]);
    expect(core.units[1]?.[1]).toBe('taichi.lang.field');
  });

  it('sends symbols without an entry to their section on the root page', () => {
    const inventory = { python: [symbol('taichi.ad.Tape', 'Tape', ['grad'])], c: [] };
    const { core } = build({ '/fr/api/': html('API') }, { inventories: [none, inventory] });
    expect(core.symbols.map(([unit, name]) => [core.units[unit]?.[1], name])).toEqual([
      ['taichi.ad', 'ad.Tape'],
      ['taichi.ad', 'ad.Tape.grad'],
    ]);
  });

  it('lists the names that a version lacks, with their replacements', () => {
    const old = { ...symbol('taichi.Tape', 'Tape'), deprecated: { replacement: 'ti.ad.Tape' } };
    const inventory = { python: [symbol('taichi.ad.Tape', 'NewTape')], c: [] };
    const { core } = build(
      { '/fr/api/': html('API'), '/fr/api/master/': html('API'), '/fr/docs/a': html('A') },
      {
        inventories: [inventory, { python: [...inventory.python, old], c: [] }],
        removedNames: [
          { name: 'ti.var', instead: 'ti.ad.Tape' },
          { name: 'ti.gone', page: '/docs/a' },
        ],
      },
    );
    const unitOf = (name: string) => core.removed.find(([gone]) => gone === name);
    expect(unitOf('Tape')?.[2]).toBe(1);
    expect(core.symbols.find(([unit]) => unit === unitOf('var')?.[1])?.[1]).toBe('ad.Tape');
    expect(unitOf('gone')?.[2]).toBe(2);
  });
});
