import { describe, expect, it } from 'vitest';
import { findLanes } from './findLanes';

/** Parses a drawing: each line has its lane before a bar; a line without a lane has nothing there. */
function read(drawing: string): { source: string; lanes: (string | null)[] } {
  const rows = drawing
    .replace(/^\n/, '')
    .replace(/\n *$/, '')
    .split('\n')
    .map((row) => /^ *(\w*) *\|(.*)$/.exec(row));
  return { source: rows.map((row) => row?.[2] ?? '').join('\n'), lanes: rows.map((row) => row?.[1] || null) };
}

const drawings: Record<string, string> = {
  'functions, a kernel with a parallel loop and Python around them': `
    py  |import taichi as ti
        |
    ti  |@ti.func
    ti  |def square(n):
    ti  |    return n * n
        |
    ti  |@ti.kernel
    ti  |def fill(x: ti.template()):
    fork|    for i in x:  # each
    par |        x[i] = square(i)
        |
    py  |fill(x)
    py  |
    py  |print(x)`,
  'two loops with serial code and a blank line between them': `
    ti  |@ti.kernel
    ti  |def step():
    ti  |    """Doc."""
    fork|    for i in a:
    par |        for j in range(3):
    par |            a[i] += j
    par |
    par |        a[i] *= 2
    ti  |
    fork|    for i, j in ti.ndrange(3, 4):
    par |        b[i, j] = 1
    ti  |    for k in ti.static(range(3)):
    ti  |        c[k] = 0`,
  'a loop on one line and a header on several': `
    ti  |@ti.kernel
    ti  |def step(
    ti  |    n: ti.i32,
    ti  |):
    fork|    for i in x: x[i] = n
    fork|    for i, j in ti.ndrange(
    par |        n, n
    par |    ):
    par |        y[i, j] = 1`,
  'loops that are not outermost': `
    ti  |@ti.kernel
    ti  |def step():
    ti  |    if n > 1:
    ti  |        for i in x:
    ti  |            x[i] = 1
    ti  |    while True:
    ti  |        for i in x:
    ti  |            x[i] = 1
    ti  |@ti.func
    ti  |def f():
    ti  |    for i in x:
    ti  |        x[i] = 1`,
  'loops that a setting serializes': `
    ti  |@ti.kernel
    ti  |def step():
    ti  |    ti.loop_config(serialize=True)  # why
    ti  |    # because
    ti  |    for i in x:
    ti  |        x[i] = 1
    fork|    for i in x:
    par |        x[i] = 1
    ti  |    ti.loop_config(serialize=False, block_dim=8)
    fork|    for i in x:
    par |        x[i] = 1
    ti  |    ti.loop_config(serialize=True)
    ti  |    ti.loop_config(block_dim=8)
    ti  |    for i in x:
    ti  |        x[i] = 1
    ti  |    ti.loop_config(serialize=True)
    ti  |    a = 1
    fork|    for i in x:
    par |        x[i] = 1`,
  'methods, other decorators and Python functions': `
    py  |@ti.data_oriented
    py  |class Solver:
    py  |    def __init__(self):
    py  |        for i in range(3):
    py  |            self.n = i
        |
    ti  |    @staticmethod
    ti  |    @ti.func
    ti  |    def half(v):
    ti  |        return v / 2
        |
    ti  |    @ti.aot.export
    ti  |    @ti.kernel
    ti  |    def run(self):
    fork|        for i in self.x:
    par |            self.x[i] = self.half(i)
        |
    py  |@ti.pyfunc
    py  |def both(v):
    py  |    return v`,
  'real functions under both names, and decorators that are called': `
    ti  |@ti.experimental.real_func
    ti  |def a(n: ti.i32) -> ti.i32:
    ti  |    return n
    ti  |@ti.real_func
    ti  |def b(n: ti.i32) -> ti.i32: return n
    ti  |@ti.kernel()
    ti  |def c(): pass`,
  'names imported bare and under another name': `
    py  |from taichi import kernel, static as unrolled
    py  |from taichi.lang import (
    py  |    func as device,
    py  |)
    py  |import taichi as t, numpy as np
    ti  |@device
    ti  |def f(): pass
    ti  |@kernel
    ti  |def k():
    ti  |    for i in unrolled(range(3)):
    ti  |        f()
    ti  |@t.kernel
    ti  |def l():
    fork|    for i in range(3):
    par |        f()`,
  'everything imported': `
    py  |from taichi import *
    ti  |@kernel
    ti  |def k(): pass`,
  'comments before, inside and after': `
    py  |# before
    ti  |@ti.kernel
    ti  |def k():
    fork|    for i in x:
    par |        x[i] = 1
    par |        # in the loop
    ti  |    # in the kernel
        |
    py  |# after
    py  |k()`,
  'a blank line in a string of Python': `
    py  |text = """a
    py  |
    py  |b"""
    ti  |@ti.kernel
    ti  |def k(): pass`,
};

describe('findLanes', () => {
  it.each(Object.keys(drawings))('tells apart %s', (name) => {
    const { source, lanes } = read(drawings[name] ?? '');
    expect(findLanes(source)).toEqual(lanes);
  });

  it.each([
    ['no device code', 'import taichi as ti\nti.init()\nfor i in range(3):\n    pass'],
    ['a function that runs on both sides only', '@ti.pyfunc\ndef f(): pass'],
    ['the same names of another package', '@other.kernel\ndef f(): pass'],
    ['nothing at all', ''],
    ['a syntax error', '@ti.kernel\ndef f(:\n    pass'],
    ['a bare decorator whose import is out of sight', '@ti.kernel\ndef f(): pass\n@func\ndef g(): pass'],
    ['a function compiled by a call', 'def f(): pass\ng = ti.kernel(f)\n@ti.kernel\ndef h(): pass'],
    [
      'a serialization that a variable decides',
      '@ti.kernel\ndef f():\n    ti.loop_config(serialize=s)\n    for i in x: pass',
    ],
  ])('gives no gutter to %s', (_, source) => {
    expect(findLanes(source)).toBeNull();
  });
});
