import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot as root } from '../shared/projectRoot';
import { backendLine } from './cBackends';
import { describedIn } from './cEntry';
import { declaration, linkedType, placesOf, table, withLinks } from './cMarkdown';
import {
  cPages,
  cVersions,
  readDescriptions,
  readFindings,
  readInventories,
  renderPages,
  withReference,
} from './cPages';
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

describe('the backends of functions', () => {
  it('were recorded with the program as it is', async () => {
    const source = readFileSync(path.join(root, 'tools/api/proofs/c_backends.cpp'));
    const { proofs } = await readFindings(root);
    expect(proofs.probe).toBe(createHash('sha256').update(source).digest('hex').slice(0, 12));
  });

  it('are proven for every function but those that need none', async () => {
    const { proofs } = await readFindings(root);
    for (const { version } of cVersions) {
      const inventories = await readInventories(root, version);
      const unproven = inventories.flatMap(({ tag, symbols }) =>
        symbols
          .filter(({ kind }) => kind === 'function')
          .filter(
            (symbol) => backendLine(symbol, proofs.releases[tag.slice(1)], placesOf(inventories, '')) === '',
          )
          .map(({ name }) => name),
      );
      // The first four do not concern a backend, and samplers are not implemented.
      expect(unproven).toEqual([
        'ti_get_version',
        'ti_get_available_archs',
        'ti_get_last_error',
        'ti_set_last_error',
        'ti_create_sampler',
        'ti_destroy_sampler',
      ]);
    }
  });

  const places = new Map([['TI_ERROR_INVALID_STATE', { file: '', anchor: 'TiError' }]]);
  const symbol = (header: string): CSymbol => ({
    kind: 'function',
    name: 'ti_x',
    file: `c_api/include/taichi/${header}`,
    line: 1,
    signature: { returns: 'void', parameters: [] },
  });
  const outcome = (vulkan: string, cpu: string) => ({
    guards: { 'taichi_cuda.h': 'TI_WITH_CUDA' },
    vulkan: { ti_x: vulkan },
    cpu: { ti_x: cpu },
  });

  it.each([
    ['taichi_core.h', outcome('works', 'works'), '**Backends.** Tested on Vulkan and the CPU.'],
    [
      'taichi_core.h',
      outcome('works', 'TI_ERROR_INVALID_STATE'),
      '**Backends.** Tested on Vulkan. On the CPU it reports [`TI_ERROR_INVALID_STATE`](#TiError).',
    ],
    [
      'taichi_core.h',
      outcome('works', 'no image'),
      '**Backends.** Tested on Vulkan. A CPU runtime has no images.',
    ],
    ['taichi_cuda.h', outcome('works', 'works'), '**Backends.** CUDA only, with `TI_WITH_CUDA` defined.'],
    ['taichi_core.h', undefined, ''],
  ])('in %s are a sentence', (header, proofs, line) => {
    expect(backendLine(symbol(header), proofs, places)).toBe(line);
  });

  it.each([outcome('TI_ERROR_INVALID_STATE', 'works'), outcome('works', 'SIGSEGV')])(
    'that no sentence describes are refused',
    (proofs) => {
      expect(() => backendLine(symbol('taichi_core.h'), proofs, places)).toThrow(/ti_x: .* Fix: /);
    },
  );

  it('a CPU module in an archive crashes, as the pages say', async () => {
    const { proofs } = await readFindings(root);
    for (const { cpu, vulkan } of Object.values(proofs.releases)) {
      expect(cpu['ti_load_aot_module of an archive']).toBe('SIGSEGV');
      expect([cpu.ti_launch_kernel, vulkan['ti_load_aot_module of an archive']]).toEqual(['works', 'works']);
    }
  });
});

describe('the families of names', () => {
  it('name symbols that exist, and cover each function', async () => {
    const { families } = await readFindings(root);
    const symbols = (await readInventories(root, 'master')).flatMap((one) => one.symbols);
    const names = symbols.map(({ name }) => name);
    expect(families.flat().filter((name) => !names.includes(name))).toEqual([]);
    const functions = symbols.filter(({ kind }) => kind === 'function').map(({ name }) => name);
    expect(functions.filter((name) => !families.flat().includes(name))).toEqual([]);
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
