"""Checks of the table "Wrong results"."""

import numpy as np
import taichi as ti

from row import row


@row("constant `//` and `%` are folded with truncation")
def folded_division():
    ti.init(arch=ti.cpu)

    @ti.kernel
    def quotient() -> ti.i32:
        a = -7
        return a // 2

    @ti.kernel
    def remainder() -> ti.i32:
        a = -7
        return a % 3

    results = quotient(), remainder()
    return results != (-7 // 2, -7 % 3), f"{results[0]} and {results[1]}"


@row("assignment to an element of a vector argument is dropped")
def vector_argument():
    ti.init(arch=ti.cpu)

    @ti.kernel
    def assign(v: ti.types.vector(2, ti.f32)) -> ti.f32:
        v[0] = 9.0
        return v[0]

    result = assign(ti.Vector([1.0, 2.0]))
    return result != 9.0, f"{result:g} instead of 9"


@row("misspelled member in a struct's constructor is ignored")
def struct_member():
    ti.init(arch=ti.cpu)
    pair = ti.types.struct(mass=ti.f32, speed=ti.f32)
    try:
        value = pair(mass=2.0, sped=3.0)
    except Exception as error:
        return False, type(error).__name__
    return True, f"speed is {value.speed:g}"


def offset_field():
    """Returns a field with an offset that a kernel has filled, and its numbers."""
    ti.init(arch=ti.cpu)
    x = ti.field(ti.i32, shape=16, offset=-8)

    @ti.kernel
    def fill():
        for i in x:
            x[i] = 100 + i

    fill()
    return x, np.arange(92, 108)


@row("`to_numpy` of a field with `offset`")
def offset_to_numpy():
    x, numbers = offset_field()
    result = x.to_numpy()
    return not np.array_equal(result, numbers), f"{result[0]} … {result[-1]} instead of 92 … 107"


@row("`from_numpy` of a field with `offset`")
def offset_from_numpy():
    x, numbers = offset_field()
    x.from_numpy((2 * numbers).astype(np.int32))
    result = [x[i] for i in range(-8, 8)]
    return result != list(2 * numbers), f"{result[0]} … {result[-1]} instead of 184 … 214"


@row("`print` of a field with `offset`")
def offset_print():
    x, numbers = offset_field()
    text = str(x)
    return str(numbers) not in text, text.strip().replace("\n", " ")[:60]


@row("`PrefixSumExecutor` on Vulkan assumes subgroups of 32 threads")
def prefix_sum_subgroups():
    ti.init(arch=ti.vulkan, enable_fallback=False)
    count = 256
    x = ti.field(ti.i32, shape=count)
    x.fill(1)
    ti.algorithms.PrefixSumExecutor(count).run(x)
    result = x.to_numpy()
    return not np.array_equal(result, np.arange(1, count + 1)), f"the last sum is {result[-1]} instead of {count}"


@row("warp operations on the CPU return meaningless numbers")
def warp_on_cpu():
    ti.init(arch=ti.cpu)
    x = ti.field(ti.i32, shape=32)
    y = ti.field(ti.i32, shape=32)

    @ti.kernel
    def shuffle():
        ti.loop_config(block_dim=32)
        for i in range(32):
            y[i] = ti.simt.warp.shfl_down_i32(ti.u32(0xFFFFFFFF), x[i], 1)

    x.from_numpy(np.arange(1000, 1032, dtype=np.int32))
    shuffle()
    result = y.to_numpy()
    return not np.array_equal(result[:31], np.arange(1001, 1032)), f"{result[0]}, {result[1]} … instead of 1001, 1002 …"


@row("a struct-for over `pointer` cells whose number is not a power of two misses elements")
def struct_for_pointer():
    ti.init(arch=ti.cpu)
    counts = []
    for blocks in (7, 8):
        x = ti.field(ti.i32)
        ti.root.pointer(ti.i, blocks).dense(ti.i, 64).place(x)
        total = ti.field(ti.i32, shape=())

        @ti.kernel
        def activate():
            for i in range(blocks * 64):
                x[i] = 1

        @ti.kernel
        def visit():
            for i in x:
                total[None] += 1

        activate()
        visit()
        counts.append(total[None])
    return counts[0] != 448, f"{counts[0]} of 448 in 7 blocks, {counts[1]} of 512 in 8"


@row("sums of comparisons are 1 bit wide")
def comparison_sum():
    ti.init(arch=ti.cpu)

    @ti.kernel
    def positive(a: ti.i32, b: ti.i32) -> ti.i32:
        return (a > 0) + (b > 0)

    result = abs(positive(1, 1))
    return result != 2, f"{result} instead of 2"


@row("a parallel loop over a `range` that ends at 2³¹ − 1 skips iterations")
def range_end():
    ti.init(arch=ti.cpu)

    @ti.kernel
    def visit(begin: ti.i32, end: ti.i32) -> ti.i32:
        visited = 0
        for _ in range(begin, end):
            visited += 1
        return visited

    begin = 2_147_480_000
    counts = visit(begin, 2**31 - 1), visit(begin, 2_147_483_000)
    return counts[0] != 3647, f"{counts[0]} of 3647, {counts[1]} of 3000 if it ends 647 earlier"
