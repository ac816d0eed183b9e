"""Times the Newton fractal of blog/2022-08-08-taichi_vs_torch_01 on a GPU: PyTorch's operators, torch.compile, and a Taichi kernel.

    python tools/performance/newton.py   # needs CUDA, PyTorch 2 and Taichi

For each size and limit it prints the median, the lowest and the highest milliseconds of nine repetitions of five calls, and the milliseconds
of the first call.
"""

import statistics
import time

import taichi as ti
import torch
from taichi.math import cdiv, cmul, vec2

ti.init(arch=ti.cuda, enable_fallback=False, offline_cache=False, log_level=ti.ERROR)


def wait():
    """Returns when both libraries have finished."""
    ti.sync()
    torch.cuda.synchronize()


def report(name, call):
    """Times a call and prints the result."""
    start = time.perf_counter()
    call()
    wait()
    first = time.perf_counter() - start
    call()
    wait()
    times = []
    for _ in range(9):
        start = time.perf_counter()
        for _ in range(5):
            call()
        wait()
        times.append((time.perf_counter() - start) / 5 * 1e3)
    print(f"  {name}: {statistics.median(times):.3g} ({min(times):.3g} to {max(times):.3g}), first {1e3 * first:.0f}", flush=True)


def measure(width, height, limit):
    """Times the programs for one size and one limit, and compares where their points end."""
    x = torch.linspace(-1.6, 1.6, width, device="cuda")[:, None].expand(width, height)
    y = torch.linspace(-1.0, 1.0, height, device="cuda").expand(width, height)
    start = torch.complex(x, y)
    real, imaginary = x.contiguous(), y.contiguous()
    end = ti.Vector.field(2, ti.f32, shape=(width, height))

    def eager():
        z = start
        for _ in range(limit):
            z = z - (z**3 - 1) / (3 * z**2)
        return z

    def in_parts(a, b):
        # torch.compile merges operators on real numbers.
        for _ in range(limit):
            square_a, square_b = a * a - b * b, 2 * a * b
            cube_a, cube_b = square_a * a - square_b * b - 1, square_a * b + square_b * a
            length = 3 * (square_a * square_a + square_b * square_b)
            a, b = a - (cube_a * square_a + cube_b * square_b) / length, b - (cube_b * square_a - cube_a * square_b) / length
        return a, b

    @ti.kernel
    def newton():
        for i, j in end:
            p = vec2(3.2 * i / (width - 1) - 1.6, 2.0 * j / (height - 1) - 1.0)
            count = 0
            moving = True
            while moving and count < limit:
                square = cmul(p, p)
                step = cdiv(cmul(square, p) - vec2(1, 0), 3 * square)
                p -= step
                moving = step.norm() > 1e-5
                count += 1
            end[i, j] = p

    print(f"{width} x {height}, limit {limit}, ms:")
    report("PyTorch, eager", eager)
    # With 400 unrolled steps, compiling takes minutes.
    if limit <= 40:
        compiled = torch.compile(in_parts)
        report("PyTorch, torch.compile", lambda: compiled(real, imaginary))
    report("Taichi", newton)
    z = torch.view_as_complex(end.to_torch(device="cuda"))
    print(f"  {((eager() - z).abs() < 1e-3).float().mean().item():.2%} of the points end in the same place")


print(f"{torch.cuda.get_device_name()}, PyTorch {torch.__version__}, Taichi {'.'.join(map(str, ti.__version__))}")
for size in ((480, 300), (4800, 3000)):
    for steps in (40, 400):
        measure(*size, steps)
