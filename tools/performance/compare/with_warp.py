"""Warp."""

import numpy as np
import warp as wp

from tasks import BINS, BODIES, GRID, N, RATE, SOFTENING, STEPS, bodies, grid, values

wp.config.quiet = True
wp.init()
wp.set_module_options({"fast_math": True})  # as Taichi does, and nvcc in with_cuda.py
VERSION = f"Warp {wp.config.version}"
C_SOFTENING, C_RATE, C_STEPS, C_BODIES = wp.constant(SOFTENING), wp.constant(RATE), wp.constant(STEPS), wp.constant(BODIES)


@wp.kernel(enable_backward=False)
def one(x: wp.array(dtype=wp.float32)):
    x[wp.tid()] = 1.0


@wp.kernel(enable_backward=False)
def saxpy(a: wp.float32, x: wp.array(dtype=wp.float32), y: wp.array(dtype=wp.float32)):
    i = wp.tid()
    y[i] = a * x[i] + y[i]


@wp.kernel(enable_backward=False)
def stencil(x: wp.array2d(dtype=wp.float32), y: wp.array2d(dtype=wp.float32)):
    i, j = wp.tid()
    i += 1
    j += 1
    y[i, j] = 0.25 * (x[i - 1, j] + x[i + 1, j] + x[i, j - 1] + x[i, j + 1])


@wp.kernel(enable_backward=False)
def logistic(x: wp.array(dtype=wp.float32), y: wp.array(dtype=wp.float32)):
    i = wp.tid()
    z = x[i]
    for _ in range(C_STEPS):
        z = C_RATE * z * (1.0 - z)
    y[i] = z


@wp.kernel(enable_backward=False)
def attract(p: wp.array(dtype=wp.vec3), a: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    here = p[i]
    total = wp.vec3(0.0, 0.0, 0.0)
    for j in range(C_BODIES):
        d = p[j] - here
        inverse = 1.0 / wp.sqrt(wp.dot(d, d) + C_SOFTENING)
        total += d * (inverse * inverse * inverse)
    a[i] = total


@wp.kernel(enable_backward=False)
def count(x: wp.array(dtype=wp.int32), bins: wp.array(dtype=wp.int32)):
    wp.atomic_add(bins, x[wp.tid()], 1)


def on_device(values, dtype=wp.float32):
    """Returns a Warp array on the GPU with the values."""
    return wp.array(values, dtype=dtype, device="cuda")


def launch():
    x = on_device(np.zeros(1, np.float32))
    return lambda: wp.launch(one, dim=1, inputs=[x]), wp.synchronize, x.numpy


def run_saxpy():
    x, y = on_device(np.ones(N, np.float32)), on_device(np.full(N, 2, np.float32))
    return lambda: wp.launch(saxpy, dim=N, inputs=[0.5, x, y]), wp.synchronize, y.numpy


def run_stencil():
    x, y = on_device(grid()), wp.zeros((GRID, GRID), dtype=wp.float32, device="cuda")
    return lambda: wp.launch(stencil, dim=(GRID - 2, GRID - 2), inputs=[x, y]), wp.synchronize, y.numpy


def run_logistic():
    x, y = on_device(np.linspace(0.32, 0.4, N, dtype=np.float32)), wp.zeros(N, dtype=wp.float32, device="cuda")
    return lambda: wp.launch(logistic, dim=N, inputs=[x, y]), wp.synchronize, y.numpy


def run_bodies():
    p, a = on_device(bodies(), wp.vec3), wp.zeros(BODIES, dtype=wp.vec3, device="cuda")
    return lambda: wp.launch(attract, dim=BODIES, inputs=[p, a]), wp.synchronize, a.numpy


def run_total():
    x, out = on_device(np.full(N, 0.5, np.float32)), wp.zeros(1, dtype=wp.float32, device="cuda")
    return lambda: wp.utils.array_sum(x, out=out), wp.synchronize, out.numpy


def run_histogram():
    x, bins = on_device(values(), wp.int32), wp.zeros(BINS, dtype=wp.int32, device="cuda")
    return lambda: wp.launch(count, dim=N, inputs=[x, bins]), wp.synchronize, bins.numpy


SOLUTIONS = {
    "Warp": {
        "launch": launch, "saxpy": run_saxpy, "stencil": run_stencil, "logistic": run_logistic, "bodies": run_bodies, "total": run_total,
        "histogram": run_histogram,
    }
}
