import { describe, expect, it } from 'vitest';
import { compareSymbols } from './compareSymbols';
import { inventory, symbol } from './fixtures';
import { parseInventory } from './load';

const parameter = (name: string, fallback?: string, kind = 'positional') => ({
  name,
  kind,
  ...(fallback !== undefined && { default: fallback }),
});

function parse(changes: object) {
  const [parsed] = parseInventory(
    JSON.stringify(inventory('taichi', [symbol('f', changes)])),
    'api/taichi.json',
  ).symbols;
  if (!parsed) throw new Error('no symbol');
  return parsed;
}
const withParameters = (...parameters: object[]) => parse({ signature: { parameters } });

describe('compareSymbols', () => {
  const a = parameter('a');
  const b = parameter('b', '1');
  it.each([
    ['nothing', [a, b], [a, b], []],
    ['a new parameter', [a], [a, b], [{ kind: 'parameterAdded', name: 'b' }]],
    ['one that is gone', [a, b], [b], [{ kind: 'parameterRemoved', name: 'a' }]],
    [
      'another name at the same place',
      [a, b],
      [parameter('n'), b],
      [{ kind: 'parameterRenamed', from: 'a', to: 'n' }],
    ],
    [
      'another name with another default as two parameters',
      [b],
      [parameter('n', '2')],
      [
        { kind: 'parameterRemoved', name: 'b' },
        { kind: 'parameterAdded', name: 'n' },
      ],
    ],
    ['a default', [b], [parameter('b', '2')], [{ kind: 'defaultChanged', name: 'b', from: '1', to: '2' }]],
    ['other quotes as nothing', [parameter('b', '"x"')], [parameter('b', "'x'")], []],
    ['one that became optional', [parameter('b')], [b], [{ kind: 'parameterOptional', name: 'b' }]],
    ['one that became required', [b], [parameter('b')], [{ kind: 'parameterRequired', name: 'b' }]],
    [
      'one that only goes by name now',
      [b],
      [parameter('b', '1', 'keywordOnly')],
      [{ kind: 'parameterMoved', name: 'b' }],
    ],
    [
      'another order',
      [parameter('a'), parameter('c')],
      [parameter('c'), parameter('a')],
      [
        { kind: 'parameterMoved', name: 'c' },
        { kind: 'parameterMoved', name: 'a' },
      ],
    ],
    [
      'a place that shifts because of a new one as nothing more',
      [b],
      [parameter('n', '0'), b],
      [{ kind: 'parameterAdded', name: 'n' }],
    ],
  ])('finds %s', (_what, before, after, changes) => {
    expect(compareSymbols(withParameters(...before), withParameters(...after))).toEqual(changes);
  });

  it('finds members that came, went, changed and are deprecated, but not those of base classes', () => {
    const method = (name: string, more: object = {}) => ({ name, kind: 'method', ...more });
    const before = parse({
      members: [method('old'), method('same'), method('kind'), method('warns'), method('up')],
    });
    const after = parse({
      members: [
        method('new'),
        method('same'),
        { name: 'kind', kind: 'property' },
        method('warns', { deprecated: {} }),
        method('up', { inheritedFrom: 'taichi.Base' }),
        method('base', { inheritedFrom: 'taichi.Base' }),
      ],
    });
    expect(compareSymbols(before, after)).toEqual([
      { kind: 'membersAdded', names: ['new'] },
      { kind: 'membersRemoved', names: ['old'] },
      { kind: 'membersChanged', names: ['kind'] },
      { kind: 'membersDeprecated', names: ['warns'] },
    ]);
  });

  it('finds another kind', () => {
    expect(compareSymbols(parse({ kind: 'class' }), parse({ kind: 'function' }))).toEqual([
      { kind: 'kindChanged', from: 'class', to: 'function' },
    ]);
  });
});
