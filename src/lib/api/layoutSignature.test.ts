import { describe, expect, it } from 'vitest';
import { isTypeLike, layoutSignature } from './layoutSignature';

describe('isTypeLike', () => {
  it.each([
    ['int', true],
    ['int | tuple[int, ...] | None', true],
    ['dict[str, list[int | float]]', true],
    ['ti.f32', true],
    ['scalar, vector or matrix', false],
    ['int, 0xRRGGBB', false],
    ['pair of floats', false],
    ['', false],
  ])('%s: %s', (text, expected) => {
    expect(isTypeLike([text])).toBe(expected);
  });

  it('reads across linked parts', () => {
    expect(isTypeLike([['ScalarField', '/a'], ' | ', ['MatrixField', '/b']])).toBe(true);
  });
});

const named = (names: string, rest: object = {}) =>
  names.split(' ').map((name) => ({ name, type: [], ...rest }));

describe('layoutSignature', () => {
  it.each([
    ['without parameters', [], []],
    ['plain', named('x y'), ['x', 'y']],
    ['positional only', [...named('a b', { only: 'position' }), ...named('c')], ['a', 'b', '/', 'c']],
    ['keyword only', [...named('a'), ...named('b c', { only: 'keyword' })], ['a', '*', 'b', 'c']],
    [
      'keyword only after *args',
      [...named('args', { stars: '*' }), ...named('b', { only: 'keyword' }), ...named('kw', { stars: '**' })],
      ['*args', 'b', '**kw'],
    ],
  ])('%s', (_name, parameters, expected) => {
    expect(layoutSignature({ head: 'ti.f', parameters }).items.map(({ name }) => name)).toEqual(expected);
  });

  it('shows the annotation of the source, else a type that reads as code', () => {
    const { items } = layoutSignature({
      head: 'ti.f',
      parameters: [
        { name: 'a', annotation: ['int'], type: ['number'] },
        { name: 'b', type: ['str | None'], default: 'None' },
        { name: 'c', type: ['vector or matrix'] },
      ],
    });
    expect(items).toEqual([
      { name: 'a', type: ['int'] },
      { name: 'b', type: ['str | None'], default: 'None' },
      { name: 'c', type: [] },
    ]);
  });

  it.each([
    [74, false],
    [75, true],
  ])('with a name of %i characters between ti.f( and ) is a list: %s', (length, isList) => {
    expect(layoutSignature({ head: 'ti.f', parameters: named('x'.repeat(length)) }).isList).toBe(isList);
  });

  it('counts what is returned, and leaves prose out', () => {
    const parameters = named('x'.repeat(60));
    expect(layoutSignature({ head: 'ti.f', parameters, returns: ['tuple[int, ...]'] }).isList).toBe(true);
    expect(layoutSignature({ head: 'ti.f', parameters, returns: ['a very long text'] })).toMatchObject({
      isList: false,
      returns: [],
    });
  });
});
