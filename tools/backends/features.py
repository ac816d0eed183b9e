"""One small program for each row of docs/reference/feature_matrix.md. A program raises or ends the process if the feature is missing."""

import numpy as np
import taichi as ti

FEATURES = {}


def feature(text, extension=None):
    """Registers a program as the proof of the row `text`; `extension` names the entry of Taichi's own table of extensions."""

    def register(program):
        FEATURES[program.__name__] = (program, text, extension)
        return program

    return register


def expect(found, right):
    """Raises if a result is wrong."""
    if not np.allclose(np.array(found, dtype=np.float64), np.array(right, dtype=np.float64), rtol=1e-5, atol=0):
        raise AssertionError(f"{found} instead of {right}")


def check_type(dtype, value):
    """Stores and reads a number type."""
    x = ti.field(dtype, shape=4)

    @ti.kernel
    def double():
        for i in x:
            x[i] = x[i] * 2

    x.from_numpy(np.array([value] * 4))
    double()
    assert (x.to_numpy() == 2 * value).all(), f"{x.to_numpy()} instead of {2 * value}"


@feature("fields and kernels of 32-bit numbers")
def numbers_32():
    check_type(ti.f32, 1.5)
    check_type(ti.i32, -3)


@feature("64-bit floats", "data64")
def floats_64():
    check_type(ti.f64, 1.0 + 1e-12)


@feature("64-bit integers", "data64")
def integers_64():
    check_type(ti.i64, 1 << 40)


@feature("16-bit floats")
def floats_16():
    check_type(ti.f16, 1.5)


@feature("8- and 16-bit integers")
def integers_8():
    check_type(ti.i8, 3)
    check_type(ti.i16, 300)


@feature("ndarrays and NumPy arrays as arguments")
def arrays():
    @ti.kernel
    def double(x: ti.types.ndarray(dtype=ti.f32, ndim=1)):
        for i in x:
            x[i] *= 2

    x = ti.ndarray(ti.f32, shape=4)
    x.fill(2.0)
    double(x)
    expect(x.to_numpy(), [4] * 4)
    y = np.ones(4, np.float32)
    double(y)
    expect(y, [2] * 4)


@feature("structs as arguments")
def struct_arguments():
    pair = ti.types.struct(a=ti.f32, b=ti.f32)

    @ti.kernel
    def add(p: pair) -> ti.f32:
        return p.a + p.b

    expect(add(pair(a=1.0, b=2.0)), 3)


@feature("structs as results")
def struct_results():
    pair = ti.types.struct(a=ti.f32, b=ti.f32)

    @ti.kernel
    def make() -> pair:
        return pair(a=1.0, b=2.0)

    result = make()
    expect([result.a, result.b], [1, 2])


@feature("real functions")
def real_functions():
    mark = getattr(ti, "real_func", None) or ti.experimental.real_func

    @mark
    def factorial(n: ti.i32) -> ti.i32:
        if n <= 1:
            return 1
        return n * factorial(n - 1)

    @ti.kernel
    def run() -> ti.i32:
        return factorial(5)

    expect(run(), 120)


@feature("variable index of a vector")
def variable_index():
    @ti.kernel
    def pick(i: ti.i32) -> ti.i32:
        v = ti.Vector([1, 2, 3])
        return v[i]

    expect(pick(2), 3)


@feature("atomic addition of floats")
def atomic_floats():
    total = ti.field(ti.f32, shape=())

    @ti.kernel
    def add():
        for i in range(1000):
            total[None] += 1.0

    add()
    expect(total[None], 1000)


@feature("`ti.random`")
def random_numbers():
    x = ti.field(ti.f32, shape=10000)

    @ti.kernel
    def fill():
        for i in x:
            x[i] = ti.random()

    fill()
    numbers = x.to_numpy()
    assert 0.45 < numbers.mean() < 0.55 and 0 <= numbers.min() and numbers.max() < 1


@feature("gradients")
def gradients():
    x = ti.field(ti.f32, shape=4, needs_grad=True)
    loss = ti.field(ti.f32, shape=(), needs_grad=True)

    @ti.kernel
    def energy():
        for i in x:
            loss[None] += x[i] ** 2

    x.fill(3.0)
    with ti.ad.Tape(loss=loss):
        energy()
    expect(x.grad.to_numpy(), [6] * 4)


@feature("gradients through loops of variable length", "adstack")
def gradient_loops():
    x = ti.field(ti.f32, shape=1, needs_grad=True)
    count = ti.field(ti.i32, shape=())
    loss = ti.field(ti.f32, shape=(), needs_grad=True)

    @ti.kernel
    def power():
        for i in x:
            y = x[i]
            for _ in range(count[None]):
                y = y * x[i]
            loss[None] += y

    x.fill(2.0)
    count[None] = 2
    with ti.ad.Tape(loss=loss):
        power()
    expect(x.grad.to_numpy(), [12])


def count_sparse(make):
    """Activates 8 of 64 elements and counts them."""
    x = ti.field(ti.i32)
    make().place(x)
    total = ti.field(ti.i32, shape=())

    @ti.kernel
    def activate():
        for i in range(8):
            x[i] = 1

    @ti.kernel
    def count():
        for i in x:
            total[None] += 1

    activate()
    count()
    expect(total[None], 8)


@feature("`pointer` nodes", "sparse")
def pointer_nodes():
    count_sparse(lambda: ti.root.pointer(ti.i, 8).dense(ti.i, 8))


@feature("`bitmasked` nodes", "sparse")
def bitmasked_nodes():
    count_sparse(lambda: ti.root.bitmasked(ti.i, 64))


@feature("`dynamic` nodes", "sparse")
def dynamic_nodes():
    x = ti.field(ti.i32)
    node = ti.root.dynamic(ti.i, 64)
    node.place(x)

    @ti.kernel
    def fill():
        for i in range(8):
            x.append(i)

    @ti.kernel
    def length() -> ti.i32:
        return x.length()

    fill()
    expect(length(), 8)


@feature("quantized types", "quant")
def quantized_types():
    x = ti.field(ti.types.quant.int(4, True))
    pack = ti.BitpackedFields(max_num_bits=32)
    pack.place(x)
    ti.root.dense(ti.i, 8).place(pack)

    @ti.kernel
    def fill():
        for i in range(8):
            x[i] = i - 4

    @ti.kernel
    def read(i: ti.i32) -> ti.i32:
        return x[i]

    fill()
    expect([read(i) for i in range(8)], range(-4, 4))


@feature("`assert` in debug mode", "assertion")
def assertions():
    @ti.kernel
    def fail(n: ti.i32):
        assert n > 10

    try:
        fail(1)
        ti.sync()
    except Exception as error:
        assert "AssertionError" in type(error).__name__
        return
    raise AssertionError("the assertion did not raise")


@feature("`ti.block_local`", "bls")
def block_local():
    x = ti.field(ti.f32)
    ti.root.dense(ti.i, 1024).place(x)
    total = ti.field(ti.f32, shape=1024)

    @ti.kernel
    def sums():
        ti.loop_config(block_dim=64)
        ti.block_local(x)
        for i in x:
            total[i] = x[i] * 3

    x.fill(2.0)
    sums()
    expect(total[512], 6)


@feature("shared memory, `ti.simt.block.SharedArray`")
def shared_memory():
    x = ti.field(ti.f32, shape=128)

    @ti.kernel
    def reverse():
        ti.loop_config(block_dim=64)
        for i in range(128):
            tile = ti.simt.block.SharedArray((64,), ti.f32)
            tile[i % 64] = i * 1.0
            ti.simt.block.sync()
            x[i] = tile[63 - i % 64]

    reverse()
    expect(x.to_numpy(), [63 - i if i < 64 else 191 - i for i in range(128)])


@feature("subgroup operations, `ti.simt.subgroup`")
def subgroups():
    x = ti.field(ti.i32, shape=64)

    @ti.kernel
    def fill():
        ti.loop_config(block_dim=64)
        for i in x:
            x[i] = ti.simt.subgroup.reduce_add(1)

    fill()
    assert x[0] > 1 and all(n == x[0] for n in x.to_numpy())


@feature("textures")
def textures():
    texture = ti.Texture(ti.Format.r32f, (8, 8))
    x = ti.field(ti.f32, shape=())

    @ti.kernel
    def store(target: ti.types.rw_texture(num_dimensions=2, fmt=ti.Format.r32f, lod=0)):
        for i, j in ti.ndrange(8, 8):
            target.store(ti.Vector([i, j]), ti.Vector([i * 1.0, 0.0, 0.0, 0.0]))

    @ti.kernel
    def fetch(source: ti.types.texture(num_dimensions=2)):
        x[None] = source.fetch(ti.Vector([5, 2]), 0).x

    store(texture)
    fetch(texture)
    expect(x[None], 5)


@feature("`ti.algorithms.PrefixSumExecutor`")
def prefix_sum():
    x = ti.field(ti.i32, shape=256)
    x.fill(1)
    ti.algorithms.PrefixSumExecutor(256).run(x)
    expect(x.to_numpy(), range(1, 257))


@feature("sparse matrices and solvers")
def sparse_matrices():
    builder = ti.linalg.SparseMatrixBuilder(2, 2, max_num_triplets=4)

    @ti.kernel
    def fill(matrix: ti.types.sparse_matrix_builder()):
        for i in range(2):
            matrix[i, i] += 2.0

    fill(builder)
    solver = ti.linalg.SparseSolver(solver_type="LLT")
    solver.compute(builder.build())
    expect(solver.solve(np.array([2, 4], np.float32)), [1, 2])


@feature("compute graphs")
def graphs():
    @ti.kernel
    def double(x: ti.types.ndarray(dtype=ti.f32, ndim=1)):
        for i in x:
            x[i] *= 2

    builder = ti.graph.GraphBuilder()
    builder.dispatch(double, ti.graph.Arg(ti.graph.ArgKind.NDARRAY, "x", ti.f32, ndim=1))
    x = ti.ndarray(ti.f32, shape=4)
    x.fill(1.0)
    builder.compile().run({"x": x})
    expect(x.to_numpy(), [2] * 4)


@feature("AOT modules, written")
def aot_modules():
    @ti.kernel
    def double(x: ti.types.ndarray(dtype=ti.f32, ndim=1)):
        for i in x:
            x[i] *= 2

    module = ti.aot.Module(ti.cfg.arch)
    module.add_kernel(double)
    module.archive("module.tcm")


@feature("GGUI windows that show its fields")
def windows():
    image = ti.Vector.field(3, ti.f32, shape=(64, 64))
    image.fill(0.5)
    window = ti.ui.Window("matrix", (64, 64), show_window=False)
    window.get_canvas().set_image(image)
    pixels = window.get_image_buffer_as_numpy()
    assert 0.45 < float(pixels[32, 32, 0]) < 0.55, pixels[32, 32]
