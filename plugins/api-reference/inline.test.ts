import { describe, expect, it } from 'vitest';
import { packageNames, toTextParts, toTypeParts } from './inline';

const known = ['ti.field', 'Field.fill', 'ScalarField', 'ti.kernel'];
const resolve = (name: string) => (known.includes(name) ? `/api/#${name}` : null);

describe('toTextParts', () => {
  it.each([
    ['plain text', 'Two\n words.', ['Two words.']],
    ['a name', 'See `ti.field`.', ['See ', ['code', 'ti.field', '/api/#ti.field'], '.']],
    [
      'a call',
      '`ti.field(ti.f32, shape=4)` here',
      [['code', 'ti.field(ti.f32, shape=4)', '/api/#ti.field'], ' here'],
    ],
    ['a decorator', '`@ti.kernel`', [['code', '@ti.kernel', '/api/#ti.kernel']]],
    ['a member', '`Field.fill()`', [['code', 'Field.fill()', '/api/#Field.fill']]],
    ['code that is no name', '`x + 1`', [['code', 'x + 1']]],
    ['emphasis', 'at *least* one', ['at ', ['em', 'least'], ' one']],
    ['a product', '2 * 3 and a*b*c', ['2 * 3 and a*b*c']],
    ['stars in code', '`*args` and `**kwargs`', [['code', '*args'], ' and ', ['code', '**kwargs']]],
  ])('reads %s', (_what, text, parts) => {
    expect(toTextParts(text, resolve)).toEqual(parts);
  });
});

describe('toTypeParts', () => {
  it('links the names that have an entry and leaves the rest as it is', () => {
    expect(toTypeParts('list[ScalarField] | int', resolve)).toEqual([
      'list[',
      ['ScalarField', '/api/#ScalarField'],
      '] | int',
    ]);
  });

  it('knows dotted names, and nothing of texts', () => {
    expect(toTypeParts('ti.field or "ScalarField"', resolve)).toEqual([
      ['ti.field', '/api/#ti.field'],
      ' or "ScalarField"',
    ]);
  });
});

describe('packageNames', () => {
  it('finds names that start at the package, in code only', () => {
    const text = 'ti.here, `ti.field(x)`, `taichi.GUI`, `taichi.h`, `Field.fill`, `a = ti.field`.';
    expect(packageNames(text)).toEqual(['ti.field', 'taichi.GUI']);
  });
});
