import { describe, expect, it } from 'vitest';
import { inventory, symbol } from './fixtures';
import { parseInventory } from './load';
import { toRootData } from './props';
import { buildReferences } from './reference';

const version = { name: 'current', label: 'develop', path: 'master' };
const place = { routeBasePath: 'api', baseUrl: '/fr/' };

const parsed = (section: string, symbols: { name: string }[]) =>
  parseInventory(JSON.stringify(inventory(section, symbols)), `api/master/${section}.json`);

describe('toRootData', () => {
  it('sends names, letters, scopes and the paths of pages, nothing else', () => {
    const inventories = [
      parsed('taichi', [symbol('Field'), symbol('init', { kind: 'function', decorators: ['python_scope'] })]),
      parsed('taichi/ad', [symbol('Tape', { deprecated: { replacement: 'ti.tape' } })]),
    ];
    const describe = (key: string) => (key === 'taichi.Field' ? { scope: 'both' as const } : {});
    const [reference] = buildReferences([{ version, inventories }]);
    expect(reference && toRootData({ history: [reference], reference, place }, describe)).toEqual({
      versionName: 'current',
      versionLabel: 'develop',
      tag: 'v1.6.0',
      sections: [
        {
          name: 'taichi',
          path: '/fr/api/master/taichi/',
          title: 'ti',
          count: 2,
          symbols: [
            ['Field', 'C', 'both'],
            ['init', 'f', 'python'],
          ],
        },
        {
          name: 'taichi.ad',
          path: '/fr/api/master/taichi/ad/',
          title: 'ti.ad',
          count: 1,
          symbols: [['Tape', 'C', null, 1]],
        },
      ],
    });
  });

  it('needs an inventory', () => {
    expect(() => buildReferences([{ version, inventories: [] }])).toThrow(/current has no inventory/);
  });
});
