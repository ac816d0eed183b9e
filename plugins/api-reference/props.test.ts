import { describe, expect, it } from 'vitest';
import { inventory, symbol } from './fixtures';
import { parseInventory } from './load';
import { toRootData } from './props';

const version = { name: 'current', label: 'develop', path: 'master' };
const repositoryUrl = 'https://example.com/taichi';
const definition = { module: 'taichi.ad', name: 'Tape', file: 'python/taichi/ad/_ad.py', line: 134 };

const parsed = (section: string, symbols: { name: string }[]) =>
  parseInventory(JSON.stringify(inventory(section, symbols)), `api/master/${section}.json`);

describe('toRootData', () => {
  it('sends names, letters and places in a table of files, nothing else', () => {
    const inventories = [
      parsed('taichi', [symbol('Field'), symbol('init', { kind: 'function' })]),
      parsed('taichi/ad', [symbol('Tape', { definition, deprecated: { replacement: 'ti.tape' } })]),
    ];
    expect(toRootData({ version, inventories, repositoryUrl })).toEqual({
      versionName: 'current',
      versionLabel: 'develop',
      tag: 'v1.6.0',
      sourceBase: 'https://example.com/taichi/blob/v1.6.0/python/taichi/',
      files: ['ad/_ad.py', 'lang/impl.py'],
      sections: [
        {
          name: 'taichi',
          path: 'taichi',
          title: 'ti',
          count: 2,
          symbols: [
            ['Field', 'C', 1, 7],
            ['init', 'f', 1, 7],
          ],
        },
        {
          name: 'taichi.ad',
          path: 'taichi/ad',
          title: 'ti.ad',
          count: 1,
          symbols: [['Tape', 'C', 0, 134, 1]],
        },
      ],
    });
  });

  it('needs an inventory', () => {
    expect(() => toRootData({ version, inventories: [], repositoryUrl })).toThrow(/current has no inventory/);
  });
});
