import { describe, expect, it } from 'vitest';
import { projectRoot as root } from '../shared/projectRoot';
import { describedIn } from './cEntry';
import { declaration, linkedType, table, withLinks } from './cMarkdown';
import { cPages, cVersions, readDescriptions, readInventories, renderPages, withReference } from './cPages';
import type { CSymbol } from './cSchema';

function partsOf(symbol: CSymbol): string[] {
  if ('values' in symbol) return symbol.values.map(({ name }) => name);
  if ('fields' in symbol) return symbol.fields.map(({ name }) => name);
  return symbol.kind === 'function' ? symbol.signature.parameters.map(({ name }) => name) : [];
}

describe.each(cPages)('descriptions of %s', (page) => {
  it('cover each symbol and part, and nothing else', async () => {
    const { symbols, groups } = await readDescriptions(root, page);
    const declared = new Set<string>();
    for (const { version } of cVersions) {
      const inventory = (await readInventories(root, version)).find((one) => one.page === page);
      for (const symbol of inventory?.symbols ?? []) {
        const description = symbols[symbol.name];
        const names = description ? Object.keys(describedIn(description, version).parts) : [];
        const returns = symbol.kind === 'function' && symbol.signature.returns !== 'void';
        const where = `${version} ${symbol.name}`;
        expect([where, description !== undefined]).toEqual([where, true]);
        expect([where, partsOf(symbol).filter((part) => !names.includes(part))]).toEqual([where, []]);
        expect([where, description?.returns !== undefined]).toEqual([where, returns]);
        for (const name of [symbol.name, ...partsOf(symbol).map((part) => `${symbol.name} ${part}`)]) {
          declared.add(name);
        }
      }
    }
    const described = Object.entries(symbols).flatMap(([name, { parts, versions }]) => {
      const inVersions = Object.values(versions ?? {}).flatMap((own) => Object.keys(own?.parts ?? {}));
      return [name, ...[...Object.keys(parts ?? {}), ...inVersions].map((part) => `${name} ${part}`)];
    });
    expect(described.filter((name) => !declared.has(name))).toEqual([]);
    expect(groups.flatMap(({ functions }) => functions).filter((name) => !declared.has(name))).toEqual([]);
  });

  it('name only errors that exist', async () => {
    const [core] = await readInventories(root, 'master');
    const errors = core?.symbols.flatMap((symbol) => (symbol.name === 'TiError' ? partsOf(symbol) : []));
    const { symbols } = await readDescriptions(root, page);
    const used = Object.values(symbols).flatMap(({ errors: own, versions }) =>
      [own, ...Object.values(versions ?? {}).map((other) => other?.errors)].flatMap((some) =>
        Object.keys(some ?? {}),
      ),
    );
    expect(used.filter((error) => !errors?.includes(error))).toEqual([]);
  });
});

describe('the pages of the C API', () => {
  it('match the output of the generator', async () => {
    for (const { file, before, after } of await renderPages(root)) {
      expect(before === after, `${file} is outdated: run npm run generate:c-api-pages`).toBe(true);
    }
  });
});

describe('the parts of an entry', () => {
  const places = new Map([
    ['TiMemory', { file: '', anchor: 'TiMemory' }],
    ['TI_ARCH_X64', { file: './taichi_core.md', anchor: 'TiArch' }],
  ]);

  it('link names in code marks, except to the entry itself', () => {
    expect(withLinks('A `TiMemory` on `TI_ARCH_X64`, not `float`.', places)).toBe(
      'A [`TiMemory`](#TiMemory) on [`TI_ARCH_X64`](./taichi_core.md#TiArch), not `float`.',
    );
    expect(withLinks('`TiMemory`', places, 'TiMemory')).toBe('`TiMemory`');
    expect(linkedType('const TiMemory *', places)).toBe('[`const TiMemory *`](#TiMemory)');
  });

  it('escape bars in tables', () => {
    expect(table(['A', 'B'], [['`1 | 2`', '3']])).toBe('| A | B |\n|---|---|\n| `1 \\| 2` | 3 |');
  });

  it.each([
    [{ type: 'const char **', name: 'names' }, 'const char **names'],
    [{ type: 'uint32_t', name: 'dims', length: 16 }, 'uint32_t dims[16]'],
  ])('declare %j', (variable, text) => {
    expect(declaration(variable)).toBe(text);
  });

  it('prefer the text of the version', () => {
    const description = {
      text: 'Old.',
      errors: { TI_ERROR_NOT_SUPPORTED: 'Always.' },
      versions: { master: { text: 'New.', errors: { TI_ERROR_NOT_SUPPORTED: '' } } },
    };
    expect(describedIn(description, 'master')).toMatchObject({ text: 'New.', errors: [] });
    expect(describedIn(description, 'v1.5.0').errors).toEqual([['TI_ERROR_NOT_SUPPORTED', 'Always.']]);
  });

  it('replace what is between the markers of the page', () => {
    const page = 'a\n<!-- generated: c-api reference -->\nold\n<!-- /generated -->\nb\n';
    const written = withReference(page, 'new', 'x.md');
    expect(written).toBe('a\n<!-- generated: c-api reference -->\n\nnew\n\n<!-- /generated -->\nb\n');
    expect(withReference(written, 'new', 'x.md')).toBe(written);
    expect(() => withReference('a', 'new', 'x.md')).toThrow(
      /^x\.md:1: the markers of the reference are missing/,
    );
  });
});
