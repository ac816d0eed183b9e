"""Checks of the table "Missing in the release": a problem that occurs is a feature that is missing."""

import os
import subprocess
import sys

import taichi as ti

from row import CannotRun, row, shorten


def missing_if_raises(attempt, right):
    """Returns that a feature is missing if `attempt` raises or if its result is wrong."""
    try:
        result = attempt()
    except Exception as error:
        return True, f"{type(error).__name__}: {shorten(error)}"
    return result != right, f"{result}"


@row("structs as kernel arguments")
def struct_arguments():
    ti.init(arch=ti.cpu)

    def attempt():
        pair = ti.types.struct(a=ti.f32, b=ti.f32)

        @ti.kernel
        def add(p: pair) -> ti.f32:
            return p.a + p.b

        return add(pair(a=1.0, b=2.0))

    return missing_if_raises(attempt, 3.0)


@row("gradients of kernels that access ndarrays")
def ndarray_gradients():
    ti.init(arch=ti.cpu)

    def attempt():
        a = ti.ndarray(ti.f32, shape=2, needs_grad=True)
        loss = ti.ndarray(ti.f32, shape=1, needs_grad=True)

        @ti.kernel
        def squares(x: ti.types.ndarray(dtype=ti.f32, ndim=1), y: ti.types.ndarray(dtype=ti.f32, ndim=1)):
            for i in x:
                y[0] += x[i] * x[i]

        a.fill(3.0)
        loss.fill(0.0)
        loss.grad.fill(1.0)
        squares(a, loss)
        squares.grad(a, loss)
        return a.grad.to_numpy().tolist()

    return missing_if_raises(attempt, [6.0, 6.0])


@row("argument packs")
def argument_packs():
    ti.init(arch=ti.cpu)

    def attempt():
        pack = ti.types.argpack(a=ti.i32, b=ti.i32)

        @ti.kernel
        def add(p: pack) -> ti.i32:
            return p.a + p.b

        return add(pack(a=1, b=2))

    return missing_if_raises(attempt, 3)


@row("`ti.u1`")
def one_bit_numbers():
    ti.init(arch=ti.cpu)

    def attempt():
        x = ti.field(ti.u1, shape=4)
        x[1] = True
        return int(x[1]), int(x[2])

    return missing_if_raises(attempt, (1, 0))


@row("several return values")
def several_results():
    ti.init(arch=ti.cpu)

    def attempt():
        from typing import Tuple

        @ti.kernel
        def both() -> Tuple[ti.i32, ti.f32]:
            return 1, 2.5

        return tuple(both())

    return missing_if_raises(attempt, (1, 2.5))


@row("f-string format specifiers in `print`")
def print_format():
    with open("formatted.py", "w", encoding="utf-8") as file:
        file.write("import taichi as ti\nti.init(arch=ti.cpu)\n@ti.kernel\ndef show(x: ti.f32):\n"
                   "    print(f'value {x:.2f}')\nshow(1.23456)\nti.sync()\n")
    done = subprocess.run([sys.executable, "formatted.py"], capture_output=True, text=True)
    line = next((line for line in done.stdout.splitlines() if line.startswith("value")), "")
    return line.strip() != "value 1.23", line.strip() or shorten(done.stderr)


@row("`PrefixSumExecutor` on the CPU")
def prefix_sum_on_cpu():
    ti.init(arch=ti.cpu)

    def attempt():
        x = ti.field(ti.i32, shape=64)
        x.fill(1)
        ti.algorithms.PrefixSumExecutor(64).run(x)
        return int(x.to_numpy()[-1])

    return missing_if_raises(attempt, 64)


def sparse(arch):
    """Counts active elements of a sparse field on a backend."""
    ti.init(arch=arch, enable_fallback=False)

    def attempt():
        x = ti.field(ti.i32)
        ti.root.pointer(ti.i, 8).dense(ti.i, 8).place(x)
        total = ti.field(ti.i32, shape=())

        @ti.kernel
        def touch():
            x[3] = 1

        @ti.kernel
        def visit():
            for i in x:
                total[None] += 1

        touch()
        visit()
        return total[None]

    return missing_if_raises(attempt, 8)


def quantized(arch):
    """Stores a number in a quantized field on a backend."""
    ti.init(arch=arch, enable_fallback=False)

    def attempt():
        x = ti.field(ti.types.quant.int(bits=5, signed=True))
        pack = ti.BitpackedFields(max_num_bits=32)
        pack.place(x)
        ti.root.dense(ti.i, 8).place(pack)

        @ti.kernel
        def store():
            for i in range(8):
                x[i] = i - 4

        store()
        return [x[i] for i in range(8)]

    return missing_if_raises(attempt, list(range(-4, 4)))


@row("sparse fields on the CPU, for comparison")
def sparse_on_cpu():
    return sparse(ti.cpu)


@row("sparse fields on Vulkan")
def sparse_on_vulkan():
    return sparse(ti.vulkan)


@row("sparse fields on OpenGL", display=True)
def sparse_on_opengl():
    return sparse(ti.opengl)


@row("quantized fields on the CPU, for comparison")
def quantized_on_cpu():
    return quantized(ti.cpu)


@row("quantized fields on Vulkan")
def quantized_on_vulkan():
    return quantized(ti.vulkan)


@row("quantized fields on OpenGL", display=True)
def quantized_on_opengl():
    return quantized(ti.opengl)


def wheel(version):
    """Whether pip finds a package of this release for a version of Python; nothing is installed."""
    release = ".".join(map(str, ti.__version__))
    done = subprocess.run([sys.executable, "-m", "pip", "install", "--dry-run", "--no-deps", "--only-binary", ":all:", "--python-version",
                           version, "--target", "none", "--disable-pip-version-check", f"taichi=={release}"], capture_output=True,
                          text=True, env={**os.environ, "PIP_NO_INPUT": "1"})
    if done.returncode and "No matching distribution" not in done.stderr:
        raise CannotRun(shorten(done.stderr) or "pip failed")
    return done.returncode != 0, "no package" if done.returncode else "package found"


@row("Python 3.12")
def python_3_12():
    return wheel("3.12")


@row("Python 3.13")
def python_3_13():
    return wheel("3.13")
