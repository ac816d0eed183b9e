import { describe, expect, it } from 'vitest';
import { contextOf, describedBy, symbol, versionsOf } from './fixtures';
import { toChanges } from './toChanges';

const warns = { deprecated: { replacement: 'ti.tools.imread' } };
const history = versionsOf(
  { taichi: [symbol('field'), symbol('imread', warns), symbol('cc'), symbol('old')], 'taichi/ad': [] },
  { taichi: [symbol('field', { kind: 'function' }), symbol('old', warns)], 'taichi/ad': [symbol('Tape')] },
  { taichi: [symbol('field', { kind: 'function' }), symbol('old', warns)] },
);
const descriptions = describedBy('taichi.cc:\n  text: A back end.\n  instead: Use `ti.field`.\n');
const changes = (index: number) => toChanges(contextOf(history, history[index], descriptions));

describe('toChanges', () => {
  it('lists what is new, changed, deprecated and gone since the version before', () => {
    const { since, ...groups } = changes(1);
    expect(since).toBe('v1.5.0');
    expect(groups.added).toEqual([
      {
        title: 'taichi.ad',
        path: '/api/taichi/ad/',
        entries: [{ name: 'ti.Tape', href: '/api/taichi/ad/#taichi.ad.Tape', kind: 'class', changes: [] }],
      },
    ]);
    expect(groups.changed[0]?.entries).toEqual([
      {
        name: 'ti.field',
        href: '/api/taichi/#taichi.field',
        kind: 'function',
        changes: [{ kind: 'kindChanged', from: 'class', to: 'function' }],
      },
    ]);
    expect(groups.deprecated[0]?.entries).toEqual([
      {
        name: 'ti.old',
        href: '/api/taichi/#taichi.old',
        kind: 'class',
        changes: [],
        instead: ['Use ', ['code', 'ti.tools.imread'], '.'],
      },
    ]);
    expect(groups.removed[0]?.entries).toMatchObject([
      {
        name: 'ti.cc',
        href: '/api/taichi/#taichi.cc',
        instead: ['Use ', ['code', 'ti.field', '/api/taichi/#taichi.field'], '.'],
      },
      { name: 'ti.imread', instead: ['Use ', ['code', 'ti.tools.imread'], '.'] },
    ]);
  });

  it('compares with the version before only, and says where a section is gone', () => {
    const { added, changed, deprecated, removed } = changes(2);
    expect([added, changed, deprecated]).toEqual([[], [], []]);
    expect(removed).toEqual([
      {
        title: 'taichi.ad',
        entries: [
          {
            name: 'ti.Tape',
            href: '/api/master/taichi/#taichi.ad.Tape',
            kind: 'class',
            changes: [],
            instead: [],
          },
        ],
      },
    ]);
  });

  it('lists of the oldest version only what it deprecates', () => {
    const { since, added, changed, deprecated, removed } = changes(0);
    expect(since).toBeUndefined();
    expect([added, changed, removed]).toEqual([[], [], []]);
    expect(deprecated[0]?.entries.map(({ name }) => name)).toEqual(['ti.imread']);
  });
});
