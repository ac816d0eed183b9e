"""Proofs of rows that say what a line of code gives: each function asserts what its row claims.

The text of `row` is the first cell of the row, as written. A function that ends without an error has proven it.
"""

import math

import numpy as np
import taichi as ti

rows = []


def row(cell, dies=False):
    """Adds the proof of the row with this first cell. `dies`: that the process ends is what the row claims."""

    def add(function):
        function.dies = dies
        rows.append((cell, function))
        return function

    return add


def refuses(call, error=Exception):
    """Asserts that a call raises."""
    try:
        call()
    except error:
        return
    raise AssertionError(f"{call} raises nothing")


def restart(**settings):
    ti.init(arch=ti.cpu, offline_cache=False, **settings)


# docs/reference/differences_between_taichi_and_python_programs.md, silent differences


@row("`x = 0`, then `x = 3.9`")
def fixed_type():
    @ti.kernel
    def assign() -> ti.i32:
        x = 0
        x = 3.9
        return x

    assert assign() == 3


@row("`a * a` for an `i32` of 100 000")
def overflow():
    @ti.kernel
    def square(a: ti.i32) -> ti.i32:
        return a * a

    assert square(100_000) == 1_410_065_408


@row("`x + y == z` for 0.1, 0.2 and 0.3")
def comparison_of_floats():
    @ti.kernel
    def narrow(x: ti.f32, y: ti.f32, z: ti.f32) -> ti.i32:
        return x + y == z

    @ti.kernel
    def wide(x: ti.f64, y: ti.f64, z: ti.f64) -> ti.i32:
        return x + y == z

    assert narrow(0.1, 0.2, 0.3) == 1
    assert wide(0.1, 0.2, 0.3) == 0


@row("`a / b`, `b` is 0 at run time")
def division_by_zero():
    @ti.kernel
    def divide(a: ti.f32, b: ti.f32) -> ti.f32:
        return a / b

    assert divide(1, 0) == math.inf
    assert math.isnan(divide(0, 0))


@row("`a // b` or `a % b`, integers, `b` is 0 at run time", dies=True)
def whole_division_by_zero():
    @ti.kernel
    def divide(a: ti.i32, b: ti.i32) -> ti.i32:
        return a // b

    divide(1, 0)


@row("`ti.sqrt(-1.0)`")
def root_of_a_negative_number():
    @ti.kernel
    def root(x: ti.f32) -> ti.f32:
        return ti.sqrt(x)

    assert math.isnan(root(-1))


@row("`x != x`, to find `nan`")
def comparison_with_nan():
    @ti.kernel
    def compare(x: ti.f32) -> ti.i32:
        return x != x

    @ti.kernel
    def ask(x: ti.f32) -> ti.i32:
        return ti.math.isnan(x)

    assert compare(math.nan) == 0
    assert ask(math.nan) == 1


@row("`x[9]` for eight elements")
def index_out_of_bounds():
    x = ti.field(ti.i32, shape=8)

    @ti.kernel
    def read() -> ti.i32:
        return x[9]

    read()
    restart(debug=True)
    y = ti.field(ti.i32, shape=8)

    @ti.kernel
    def check(i: ti.i32) -> ti.i32:
        return y[i]

    refuses(lambda: check(9), AssertionError)


@row("`x[-1]` of a field")
def negative_index():
    restart(debug=True)
    y = ti.field(ti.i32, shape=8)

    @ti.kernel
    def check(i: ti.i32) -> ti.i32:
        return y[i]

    refuses(lambda: check(-1), AssertionError)

    @ti.kernel
    def last() -> ti.i32:
        v = ti.Vector([1, 2])
        return v[-1]

    refuses(last)


@row("`w = v` for a vector")
def copy_of_a_vector():
    @ti.kernel
    def change() -> ti.i32:
        v = ti.Vector([1, 2])
        w = v
        w[0] = 9
        return v[0]

    assert change() == 1


@ti.func
def bump(v):
    v[0] = 7


@ti.func
def bump_in_place(v: ti.template()):
    v[0] = 7


@row("`def f(v)` changes `v[0]`")
def copy_of_an_argument():
    @ti.kernel
    def call() -> ti.i32:
        v = ti.Vector([1, 2])
        bump(v)
        return v[0]

    @ti.kernel
    def call_in_place() -> ti.i32:
        v = ti.Vector([1, 2])
        bump_in_place(v)
        return v[0]

    assert (call(), call_in_place()) == (1, 7)


STEP = 1


@row("a global variable, changed later")
def global_variable():
    global STEP

    @ti.kernel
    def read() -> ti.i32:
        return STEP

    assert read() == 1
    STEP = 5
    assert read() == 1


@row("`assert`")
def assertion():
    @ti.kernel
    def check(n: ti.i32):
        assert n > 0

    check(-1)
    restart(debug=True)

    @ti.kernel
    def check_again(n: ti.i32):
        assert n > 0

    refuses(lambda: check_again(-1), AssertionError)


@row("`count = count + 1` in a loop")
def lost_counts():
    restart(cpu_max_num_threads=2)
    count = ti.field(ti.i32, shape=())

    @ti.kernel
    def right():
        for _ in range(1_000_000):
            count[None] += 1

    @ti.kernel
    def serial() -> ti.i32:
        n = 0
        ti.loop_config(serialize=True)
        for _ in range(1000):
            n = n + 1
        return n

    right()
    assert count[None] == 1_000_000
    assert serial() == 1000

    @ti.kernel
    def wrong():
        for _ in range(20_000_000):
            count[None] = count[None] + 1

    for _ in range(20):
        count[None] = 0
        wrong()
        if count[None] < 20_000_000:
            return
    raise AssertionError("no count was lost")


@row("`for` at the outermost level")
def parallel_loop():
    restart(cpu_max_num_threads=2)
    thread = ti.field(ti.i32, shape=4096)

    @ti.kernel
    def mark():
        for i in thread:
            x = 0.1 * i
            for _ in range(20_000):
                x = ti.sin(x)
            thread[i] = ti.global_thread_idx() + (1 if x > 2 else 0)

    mark()
    assert len(set(thread.to_numpy())) == 2


# docs/type-system/type.md, casts


@row("`ti.cast(x, ti.u8)`")
def cast_to_u8():
    @ti.kernel
    def convert(n: ti.i32) -> ti.i32:
        return ti.cast(n, ti.u8)

    assert convert(456) == 200


@row("`ti.u8(x)`")
def type_as_a_function():
    @ti.kernel
    def convert(n: ti.i32) -> ti.i32:
        return ti.u8(n)

    @ti.kernel
    def literal() -> ti.i32:
        return ti.u8(200)

    assert (convert(456), literal()) == (200, 200)


@row("`int(x)`, `float(x)`")
def default_types():
    restart(default_fp=ti.f64)

    @ti.kernel
    def truncate(x: ti.f64) -> ti.i32:
        return int(x)

    @ti.kernel
    def widen(n: ti.i32) -> ti.f64:
        return float(n) / 3

    assert truncate(-2.7) == -2
    assert widen(1) == 1 / 3


@row("`v.cast(ti.i32)` or `ti.cast(v, ti.i32)`")
def cast_of_a_vector():
    @ti.kernel
    def convert(x: ti.f32) -> ti.i32:
        v = ti.Vector([x, x + 1])
        a, b = v.cast(ti.i32), ti.cast(v, ti.i32)
        return 1000 * a[0] + 100 * a[1] + 10 * b[0] + b[1]

    assert convert(1.9) == 1212


@row("`ti.round(x, ti.i32)`, `ti.floor(x, ti.i32)`, `ti.ceil(x, ti.i32)`")
def rounded_and_converted():
    @ti.kernel
    def convert(x: ti.f32) -> ti.i32:
        return 100 * ti.round(x, ti.i32) + 10 * ti.floor(x, ti.i32) + ti.ceil(x, ti.i32)

    assert convert(2.7) == 323


@row("`ti.bit_cast(x, ti.u32)`")
def bits_of_a_float():
    @ti.kernel
    def convert(x: ti.f32) -> ti.u32:
        return ti.bit_cast(x, ti.u32)

    assert convert(1.0) == 0x3F800000


# docs/reference/operator.md, vectors and matrices


@row("`v.dot(w)`")
def dot():
    @ti.kernel
    def compute() -> ti.i32:
        return ti.Vector([1, 2, 3]).dot(ti.Vector([4, 5, 6]))

    assert compute() == 32


@row("`v.cross(w)`")
def cross():
    @ti.kernel
    def plane() -> ti.i32:
        return ti.Vector([1, 2]).cross(ti.Vector([3, 4]))

    @ti.kernel
    def space() -> ti.types.vector(3, ti.i32):
        return ti.Vector([1, 0, 0]).cross(ti.Vector([0, 1, 0]))

    assert plane() == -2
    assert list(space()) == [0, 0, 1]


@row("`v.outer_product(w)`")
def outer_product():
    @ti.kernel
    def compute() -> ti.types.matrix(2, 2, ti.i32):
        return ti.Vector([1, 2]).outer_product(ti.Vector([3, 4]))

    assert np.array_equal(compute().to_numpy(), [[3, 4], [6, 8]])


@row("`v.norm(eps)`, `v.norm_sqr()`, `v.norm_inv(eps)`")
def lengths():
    @ti.kernel
    def compute() -> ti.types.vector(3, ti.f32):
        v = ti.Vector([3.0, 4.0])
        return ti.Vector([v.norm(), v.norm_sqr(), v.norm_inv()])

    assert np.allclose(list(compute()), [5, 25, 0.2])


@row("`v.normalized(eps)`")
def direction():
    @ti.kernel
    def compute() -> ti.types.vector(2, ti.f32):
        return ti.Vector([3.0, 4.0]).normalized()

    assert np.allclose(list(compute()), [0.6, 0.8])


@row("`m.transpose()`, `m.trace()`")
def transpose_and_trace():
    @ti.kernel
    def compute() -> ti.types.vector(2, ti.i32):
        m = ti.Matrix([[1, 2], [3, 4]])
        return ti.Vector([m.transpose()[0, 1], m.trace()])

    assert list(compute()) == [3, 5]


@row("`m.determinant()`, `m.inverse()`")
def determinant_and_inverse():
    @ti.kernel
    def compute() -> ti.types.vector(2, ti.f32):
        m = ti.Matrix([[2.0, 0.0, 0.0, 0.0], [0.0, 2.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]])
        return ti.Vector([m.determinant(), m.inverse()[0, 0]])

    assert np.allclose(list(compute()), [4, 0.5])


@row("`a.sum()`, `a.max()`, `a.min()`")
def reductions():
    @ti.kernel
    def compute() -> ti.types.vector(3, ti.i32):
        a = ti.Matrix([[1, 2], [3, 4]])
        return ti.Vector([a.sum(), a.max(), a.min()])

    assert list(compute()) == [10, 4, 1]


@row("`a.any()`, `a.all()`")
def any_and_all():
    @ti.kernel
    def compute() -> ti.types.vector(2, ti.i32):
        a = ti.Vector([1, 0])
        return ti.Vector([int(a.any()), int(a.all())])

    assert [abs(each) for each in compute()] == [1, 0]


@row("`a.cast(dtype)`")
def cast_of_a_matrix():
    @ti.kernel
    def compute() -> ti.types.matrix(2, 2, ti.i32):
        return ti.Matrix([[1.9, 2.9], [3.9, 4.9]]).cast(ti.i32)

    assert np.array_equal(compute().to_numpy(), [[1, 2], [3, 4]])


@row("`a.fill(x)`")
def fill():
    @ti.kernel
    def compute() -> ti.i32:
        a = ti.Vector([1, 2])
        a.fill(7)
        return a.sum()

    assert compute() == 14
