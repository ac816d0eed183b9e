"""Numba's CUDA target."""

from importlib.metadata import version
from math import sqrt

import numpy as np
from numba import cuda

from tasks import BINS, BODIES, GRID, N, RATE, SOFTENING, STEPS, bodies, grid, values

VERSION = f"Numba {version('numba')} with numba-cuda {version('numba-cuda')}"
BLOCK = 256
f32 = np.float32
rate, softening, unit, quarter = f32(RATE), f32(SOFTENING), f32(1), f32(0.25)


@cuda.jit
def one(x):
    x[0] = 1


@cuda.jit(fastmath=True)
def saxpy(a, x, y):
    i = cuda.grid(1)
    if i < x.shape[0]:
        y[i] = a * x[i] + y[i]


@cuda.jit(fastmath=True)
def stencil(x, y):
    j, i = cuda.grid(2)
    if 0 < i < GRID - 1 and 0 < j < GRID - 1:
        y[i, j] = quarter * (x[i - 1, j] + x[i + 1, j] + x[i, j - 1] + x[i, j + 1])


@cuda.jit(fastmath=True)
def logistic(x, y):
    i = cuda.grid(1)
    if i < x.shape[0]:
        z = x[i]
        for _ in range(STEPS):
            z = rate * z * (unit - z)
        y[i] = z


@cuda.jit(fastmath=True)
def attract(p, a):
    i = cuda.grid(1)
    if i < BODIES:
        ax = ay = az = f32(0)
        px, py, pz = p[i, 0], p[i, 1], p[i, 2]
        for j in range(BODIES):
            dx, dy, dz = p[j, 0] - px, p[j, 1] - py, p[j, 2] - pz
            inverse = unit / sqrt(dx * dx + dy * dy + dz * dz + softening)
            inverse = inverse * inverse * inverse
            ax += dx * inverse
            ay += dy * inverse
            az += dz * inverse
        a[i, 0], a[i, 1], a[i, 2] = ax, ay, az


@cuda.jit
def count(x, bins):
    i = cuda.grid(1)
    if i < x.shape[0]:
        cuda.atomic.add(bins, x[i], 1)


@cuda.reduce
def add_up(a, b):
    return a + b


def blocks(n):
    """Returns the number of blocks for n threads."""
    return (n + BLOCK - 1) // BLOCK


def launch():
    x = cuda.to_device(np.zeros(1, f32))
    return lambda: one[1, 1](x), cuda.synchronize, x.copy_to_host


def run_saxpy():
    x, y = cuda.to_device(np.ones(N, f32)), cuda.to_device(np.full(N, 2, f32))
    return lambda: saxpy[blocks(N), BLOCK](f32(0.5), x, y), cuda.synchronize, y.copy_to_host


def run_stencil():
    x, y = cuda.to_device(grid()), cuda.to_device(np.zeros((GRID, GRID), f32))
    return lambda: stencil[(GRID // 32, GRID // 8), (32, 8)](x, y), cuda.synchronize, y.copy_to_host


def run_logistic():
    x, y = cuda.to_device(np.linspace(0.32, 0.4, N, dtype=f32)), cuda.device_array(N, f32)
    return lambda: logistic[blocks(N), BLOCK](x, y), cuda.synchronize, y.copy_to_host


def run_bodies():
    p, a = cuda.to_device(bodies()), cuda.device_array((BODIES, 3), f32)
    return lambda: attract[blocks(BODIES), BLOCK](p, a), cuda.synchronize, a.copy_to_host


def run_total():
    x, out = cuda.to_device(np.full(N, 0.5, f32)), cuda.device_array(1, f32)
    return lambda: add_up(x, res=out, init=f32(0)), cuda.synchronize, out.copy_to_host


def run_histogram():
    x, bins = cuda.to_device(values()), cuda.to_device(np.zeros(BINS, np.int32))
    return lambda: count[blocks(N), BLOCK](x, bins), cuda.synchronize, bins.copy_to_host


SOLUTIONS = {
    "Numba CUDA": {
        "launch": launch, "saxpy": run_saxpy, "stencil": run_stencil, "logistic": run_logistic, "bodies": run_bodies, "total": run_total,
        "histogram": run_histogram,
    }
}
