import { describe, expect, it } from 'vitest';
import { contextOf, describedBy, symbol, versionsOf } from '../fixtures';
import { readUses } from './readUses';
import { createWorld } from './world';

const at = (module: string, name: string, more: object = {}) => ({
  definition: { module, name, file: 'python/taichi/lang/field.py', line: 1 },
  ...more,
});
const fill = { name: 'fill', kind: 'method' };
const sections = {
  taichi: [
    symbol('field', at('taichi.lang', 'field', { kind: 'function' })),
    symbol('kernel', at('taichi.lang', 'kernel', { kind: 'decorator' })),
    symbol('f32', at('taichi.lang', 'f32', { kind: 'data' })),
    symbol('Field', at('taichi.lang.field', 'Field', { members: [fill] })),
    symbol(
      'ScalarField',
      at('taichi.lang.field', 'ScalarField', { bases: ['taichi.lang.field.Field'], members: [fill] }),
    ),
    symbol(
      'MatrixField',
      at('taichi.lang.field', 'MatrixField', { bases: ['taichi.lang.field.Field'], members: [fill] }),
    ),
    symbol('simt.block.sync', at('taichi.lang.simt', 'sync', { kind: 'function' })),
  ],
  'taichi/math': [symbol('vec3', at('taichi.math', 'vec3', { kind: 'data' }))],
  'taichi/ui': [
    symbol('Window', at('taichi.ui', 'Window', { members: [{ name: 'get_canvas', kind: 'method' }] })),
    symbol('Canvas', at('taichi.ui', 'Canvas', { members: [{ name: 'circles', kind: 'method' }] })),
  ],
};
const history = versionsOf(sections, sections);
const world = createWorld(
  contextOf(
    history,
    history[1],
    describedBy(`taichi.field:
  text: Makes one.
  returns: { type: ScalarField | MatrixField, text: The field. }
taichi.ui.Window:
  text: A window.
  members:
    get_canvas: { text: Its canvas., returns: { type: Canvas, text: The canvas. } }
`),
  ),
);
const uses = (...blocks: string[]) =>
  Object.fromEntries(
    readUses(
      blocks.map((code, index) => ({ code, continues: index > 0 })),
      world,
    ),
  );

describe('readUses', () => {
  it.each([
    ['import taichi as ti\nti.field(ti.f32)', { 'taichi.field': 1, 'taichi.f32': 1 }],
    ['import taichi\ntaichi.field()', { 'taichi.field': 1 }],
    ['import numpy as np, taichi as t\nt.field(np.field)', { 'taichi.field': 1 }],
    ['import taichi.math as tm\ntm.vec3(1)', { 'taichi.math.vec3': 1 }],
    ['import taichi.math\ntaichi.math.vec3(1)', { 'taichi.math.vec3': 1 }],
    ['from taichi.math import vec3 as v\nv(1) + v(2)', { 'taichi.math.vec3': 3 }],
    ['from taichi.math import *\nvec3(1)', { 'taichi.math.vec3': 1 }],
    ['from taichi import math\nmath.vec3(1)', { 'taichi.math.vec3': 1 }],
    ['import taichi as ti\nti.simt.block.sync()', { 'taichi.simt.block.sync': 1 }],
    [
      'import taichi as ti\n@ti.kernel\ndef f(x: ti.f32) -> ti.f32:\n    return x',
      { 'taichi.kernel': 1, 'taichi.f32': 2 },
    ],
    ['import taichi as ti\nprint(f"{ti.f32}")', { 'taichi.f32': 1 }],
  ])('follows %j', (code, expected) => {
    expect(uses(code)).toEqual(expected);
  });

  it.each([
    ['a name in a text or a comment', 'import taichi as ti\nprint("ti.field")  # ti.field'],
    ['a name that is given away', 'import taichi as ti\nti = 3\nti.field'],
    ['a parameter of the same name', 'import taichi as ti\ndef f(ti):\n    ti.field()'],
    ['the name of a keyword', 'from taichi.math import *\nf(vec3=1)'],
    ['another package', 'import tachi as ti\nti.field()'],
    ['what the version does not have', 'import taichi as ti\nti.nothing()'],
    ['a loop variable', 'from taichi.math import *\nfor vec3 in x:\n    vec3()'],
  ])('does not count %s', (_what, code) => {
    expect(uses(code)).toEqual({});
  });

  it('counts a method only where the class of its object is certain', () => {
    const start = 'import taichi as ti\nx = ti.field()\n';
    expect(uses(`${start}x.fill(0)`)).toEqual({ 'taichi.field': 1, 'taichi.Field': 1 });
    expect(uses(`${start}def f():\n    x.fill(0)`)).toEqual({ 'taichi.field': 1, 'taichi.Field': 1 });
    expect(uses(`${start}def f(x):\n    x.fill(0)`)).toEqual({ 'taichi.field': 1 });
    expect(uses(`${start}x = other()\nx.fill(0)`)).toEqual({ 'taichi.field': 1 });
    expect(uses('x.fill(0)')).toEqual({});
  });

  it('follows calls from one class to the next, also through attributes', () => {
    const code = `import taichi as ti
class App:
    def __init__(self):
        self.window = ti.ui.Window()
        self.window.get_canvas().circles(x)
`;
    expect(uses(code)).toEqual({ 'taichi.ui.Window': 2, 'taichi.ui.Canvas': 1 });
  });

  it('goes on with the names of a block that is continued, and forgets those of another', () => {
    expect(uses('import taichi as ti', 'ti.field()')).toEqual({ 'taichi.field': 1 });
    const apart = ['import taichi as ti', 'ti.field()'].map((code) => ({ code, continues: false }));
    expect(readUses(apart, world).size).toBe(0);
  });
});
