"""Runs one program of the table "On an NVIDIA GPU", on a machine that has one: `python tools/known-issues/gpu.py ROW`.

Without ROW, lists the rows. `run.py` does not run them, because our machine has no GPU; gpu-results.md has what was seen.
Each row needs a process of its own: most of them end it.
"""

import sys

import numpy as np
import taichi as ti


def start(arch=ti.cuda, **settings):
    """Initializes Taichi, and raises an error if there is no such backend."""
    ti.init(arch=arch, enable_fallback=False, offline_cache=False, log_level=ti.ERROR, **settings)


def vulkan():
    """`ti.vulkan` with a driver that reports Vulkan 1.4."""
    start(ti.vulkan)
    x = ti.field(ti.i32, shape=4)
    x.fill(1)
    return x.to_numpy()


def window():
    """The same for a window of GGUI, which draws with Vulkan on every backend."""
    start()
    image = ti.Vector.field(3, ti.f32, shape=(64, 64))
    image.fill(0.5)
    hidden = ti.ui.Window("known issue", (64, 64), show_window=False)
    hidden.get_canvas().set_image(image)
    return hidden.get_image_buffer_as_numpy()[32, 32]


def texture():
    """A texture that a kernel writes, on CUDA."""
    start()
    image = ti.Texture(ti.Format.r32f, (8, 8))

    @ti.kernel
    def store(target: ti.types.rw_texture(num_dimensions=2, fmt=ti.Format.r32f, lod=0)):
        for i, j in ti.ndrange(8, 8):
            target.store(ti.Vector([i, j]), ti.Vector([i * 1.0, 0.0, 0.0, 0.0]))

    store(image)
    ti.sync()
    return "stored"


def subgroup():
    """A subgroup operation on CUDA."""
    start()
    x = ti.field(ti.i32, shape=64)

    @ti.kernel
    def add_up():
        ti.loop_config(block_dim=64)
        for i in x:
            x[i] = ti.simt.subgroup.reduce_add(1)

    add_up()
    return x[0]


def recursion(depth="100", limit="0"):
    """A real function that calls itself `depth` times, with a stack of `limit` bytes; 0 is the default of 1.6 and 1.7."""
    start(**({"cuda_stack_limit": int(limit)} if int(limit) else {}))
    real_func = ti.real_func if hasattr(ti, "real_func") else ti.experimental.real_func

    @real_func
    def down(k: ti.i32) -> ti.i32:
        if k == 0:
            return 0
        return 1 + down(k - 1)

    @ti.kernel
    def count(k: ti.i32) -> ti.i32:
        return down(k)

    return count(int(depth))


def matrix(dtype=ti.f32, n=4):
    """Returns the matrix of a chain: 2 on the diagonal, −1 beside it."""
    builder = ti.linalg.SparseMatrixBuilder(n, n, max_num_triplets=4 * n, dtype=dtype)

    @ti.kernel
    def fill(K: ti.types.sparse_matrix_builder()):
        for i in range(n):
            K[i, i] += 2.0
            if i > 0:
                K[i, i - 1] -= 1.0
            if i < n - 1:
                K[i, i + 1] -= 1.0

    fill(builder)
    return builder.build()


def sparse_matrix_f64():
    """A sparse matrix of 64-bit floats."""
    start()
    return matrix(ti.f64)


def matrix_times_numpy():
    """A product with a NumPy array; one with a field fails, too."""
    start()
    return matrix() @ np.ones(4, np.float32)


def solve_numpy():
    """A right-hand side in a NumPy array; one in a field fails, too."""
    start()
    solver = ti.linalg.SparseSolver(solver_type="LLT")
    solver.compute(matrix())
    return solver.solve(np.ones(4, np.float32))


def cg_numpy():
    """Conjugate gradients with a right-hand side in a NumPy array."""
    start()
    solver = getattr(ti.linalg, "SparseCG", None) or ti.linalg.CG
    return solver(matrix(), np.ones(4, np.float32)).solve()


def solver_info():
    """`info()` after a factorization."""
    start()
    solver = ti.linalg.SparseSolver(solver_type="LLT")
    solver.compute(matrix())
    return solver.info()


def large_field():
    """A field of 3 GiB with the default `device_memory_GB`."""
    start()
    x = ti.field(ti.f32, 3 << 28)
    x.fill(1)
    ti.sync()
    return x[5]


def out_of_range():
    """An index outside of a field, without debug mode."""
    start()
    x = ti.field(ti.f32, 8)

    @ti.kernel
    def read(i: ti.i32) -> ti.f32:
        return x[i]

    return read(9), read(-1)


def range_end(arch="cuda", end="2147483647", begin="2147480000"):
    """A parallel loop over a `range` that ends at 2³¹ − 1, or at `end`."""
    start(getattr(ti, arch))

    @ti.kernel
    def visit(begin: ti.i32, end: ti.i32) -> ti.i32:
        visited = 0
        for _ in range(begin, end):
            visited += 1
        return visited

    return f"{visit(int(begin), int(end))} of {int(end) - int(begin)}"


def cupti():
    """Selects CUPTI for the profiler of kernels."""
    start(kernel_profiler=True)
    return ti.profiler.set_kernel_profiler_toolkit("cupti")


PROGRAMS = (
    *(vulkan, window, texture, subgroup, recursion, sparse_matrix_f64, matrix_times_numpy),
    *(solve_numpy, cg_numpy, solver_info, large_field, out_of_range, range_end, cupti),
)


def main():
    """Runs the program that the command line names and prints what it returns, or lists all programs."""
    programs = {program.__name__: program for program in PROGRAMS}
    if len(sys.argv) == 1:
        print("\n".join(f"{name}: {program.__doc__}" for name, program in programs.items()))
    else:
        print(sys.argv[1], "->", programs[sys.argv[1]](*sys.argv[2:]), flush=True)


main()
