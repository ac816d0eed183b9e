"""Taichi: data in ndarrays, or in fields."""

import os

import numpy as np
import taichi as ti

from tasks import BINS, BODIES, GRID, N, RATE, SOFTENING, STEPS, THREADS, TILE, bodies, grid, values

ti.init(arch=getattr(ti, os.environ.get("COMPARE_ARCH", "cuda")), enable_fallback=False, offline_cache=False, log_level=ti.ERROR,
        device_memory_GB=4)
VERSION = "Taichi " + ".".join(map(str, ti.__version__))

f1, f2 = ti.types.ndarray(dtype=ti.f32, ndim=1), ti.types.ndarray(dtype=ti.f32, ndim=2)
i1 = ti.types.ndarray(dtype=ti.i32, ndim=1)


@ti.kernel
def one(x: f1):
    for i in x:
        x[i] = 1


@ti.kernel
def saxpy(a: ti.f32, x: f1, y: f1):
    for i in x:
        y[i] = a * x[i] + y[i]


@ti.kernel
def stencil(x: f2, y: f2):
    for i, j in ti.ndrange((1, GRID - 1), (1, GRID - 1)):
        y[i, j] = 0.25 * (x[i - 1, j] + x[i + 1, j] + x[i, j - 1] + x[i, j + 1])


@ti.kernel
def logistic(x: f1, y: f1):
    for i in x:
        z = x[i]
        for _ in range(STEPS):
            z = RATE * z * (1 - z)
        y[i] = z


@ti.kernel
def attract(p: f2, a: f2):
    for i in range(BODIES):
        here = ti.Vector([p[i, 0], p[i, 1], p[i, 2]])
        total = ti.Vector([0.0, 0.0, 0.0])
        for j in range(BODIES):
            d = ti.Vector([p[j, 0], p[j, 1], p[j, 2]]) - here
            inverse = ti.rsqrt(d.dot(d) + SOFTENING)
            total += d * (inverse * inverse * inverse)
        for k in ti.static(range(3)):
            a[i, k] = total[k]


@ti.kernel
def count(x: i1, bins: i1):
    for i in x:
        bins[x[i]] += 1


def ndarray(values, dtype=ti.f32):
    """Returns a Taichi ndarray with the values."""
    array = ti.ndarray(dtype, shape=values.shape)
    array.from_numpy(values)
    return array


def arrays_launch():
    x = ndarray(np.zeros(1, np.float32))
    return lambda: one(x), ti.sync, x.to_numpy


def arrays_saxpy():
    x, y = ndarray(np.ones(N, np.float32)), ndarray(np.full(N, 2, np.float32))
    return lambda: saxpy(0.5, x, y), ti.sync, y.to_numpy


def arrays_stencil():
    x, y = ndarray(grid()), ti.ndarray(ti.f32, shape=(GRID, GRID))
    return lambda: stencil(x, y), ti.sync, y.to_numpy


def arrays_logistic():
    x, y = ndarray(np.linspace(0.32, 0.4, N, dtype=np.float32)), ti.ndarray(ti.f32, shape=N)
    return lambda: logistic(x, y), ti.sync, y.to_numpy


def arrays_bodies():
    p, a = ndarray(bodies()), ti.ndarray(ti.f32, shape=(BODIES, 3))
    return lambda: attract(p, a), ti.sync, a.to_numpy


def arrays_total():
    # Taichi recognizes a reduction if the target is a field of shape (); as atomic additions to one f32, most of the sum would be lost.
    x, total = ndarray(np.full(N, 0.5, np.float32)), ti.field(ti.f32, shape=())

    @ti.kernel
    def kernel(x: f1):
        for i in x:
            total[None] += x[i]

    return lambda: kernel(x), ti.sync, lambda: total.to_numpy().reshape(1)


def arrays_histogram():
    x, bins = ndarray(values(), ti.i32), ndarray(np.zeros(BINS, np.int32), ti.i32)
    return lambda: count(x, bins), ti.sync, bins.to_numpy


def fields_launch():
    x = ti.field(ti.f32, shape=1)

    @ti.kernel
    def kernel():
        for i in x:
            x[i] = 1

    return kernel, ti.sync, x.to_numpy


def fields_saxpy():
    x, y = ti.field(ti.f32, shape=N), ti.field(ti.f32, shape=N)
    x.fill(1)
    y.fill(2)

    @ti.kernel
    def kernel(a: ti.f32):
        for i in x:
            y[i] = a * x[i] + y[i]

    return lambda: kernel(0.5), ti.sync, y.to_numpy


def fields_stencil():
    x, y = ti.field(ti.f32, shape=(GRID, GRID)), ti.field(ti.f32, shape=(GRID, GRID))
    x.from_numpy(grid())

    @ti.kernel
    def kernel():
        for i, j in ti.ndrange((1, GRID - 1), (1, GRID - 1)):
            y[i, j] = 0.25 * (x[i - 1, j] + x[i + 1, j] + x[i, j - 1] + x[i, j + 1])

    return kernel, ti.sync, y.to_numpy


def fields_logistic():
    x, y = ti.field(ti.f32, shape=N), ti.field(ti.f32, shape=N)
    x.from_numpy(np.linspace(0.32, 0.4, N, dtype=np.float32))

    @ti.kernel
    def kernel():
        for i in x:
            z = x[i]
            for _ in range(STEPS):
                z = RATE * z * (1 - z)
            y[i] = z

    return kernel, ti.sync, y.to_numpy


def fields_bodies():
    p, a = ti.Vector.field(3, ti.f32, shape=BODIES), ti.Vector.field(3, ti.f32, shape=BODIES)
    p.from_numpy(bodies())

    @ti.kernel
    def kernel():
        for i in p:
            here = p[i]
            total = ti.Vector([0.0, 0.0, 0.0])
            for j in range(BODIES):
                d = p[j] - here
                inverse = ti.rsqrt(d.dot(d) + SOFTENING)
                total += d * (inverse * inverse * inverse)
            a[i] = total

    return kernel, ti.sync, a.to_numpy


def fields_total():
    x, total = ti.field(ti.f32, shape=N), ti.field(ti.f32, shape=())
    x.fill(0.5)

    @ti.kernel
    def kernel():
        for i in x:
            total[None] += x[i]

    return kernel, ti.sync, lambda: total.to_numpy().reshape(1)


def fields_histogram():
    x, bins = ti.field(ti.i32, shape=N), ti.field(ti.i32, shape=BINS)
    x.from_numpy(values())

    @ti.kernel
    def kernel():
        for i in x:
            bins[x[i]] += 1

    return kernel, ti.sync, bins.to_numpy


def shared_bodies():
    p, a = ti.Vector.field(3, ti.f32, shape=BODIES), ti.Vector.field(3, ti.f32, shape=BODIES)
    p.from_numpy(bodies())

    @ti.kernel
    def kernel():
        ti.loop_config(block_dim=TILE)
        for i in range(BODIES):
            lane = i % TILE
            pad = ti.simt.block.SharedArray((3, TILE), ti.f32)
            here = p[i]
            total = ti.Vector([0.0, 0.0, 0.0])
            for first in range(BODIES // TILE):
                mine = p[first * TILE + lane]
                for k in ti.static(range(3)):
                    pad[k, lane] = mine[k]
                ti.simt.block.sync()
                for j in range(TILE):
                    d = ti.Vector([pad[0, j], pad[1, j], pad[2, j]]) - here
                    inverse = ti.rsqrt(d.dot(d) + SOFTENING)
                    total += d * (inverse * inverse * inverse)
                ti.simt.block.sync()
            a[i] = total

    return kernel, ti.sync, a.to_numpy


def shared_histogram():
    x, bins = ti.field(ti.i32, shape=N), ti.field(ti.i32, shape=BINS)
    x.from_numpy(values())

    @ti.kernel
    def kernel():
        ti.loop_config(block_dim=BINS)
        for i in range(THREADS):
            lane = i % BINS
            own = ti.simt.block.SharedArray((BINS,), ti.i32)
            own[lane] = 0
            ti.simt.block.sync()
            for k in range(N // THREADS):
                ti.atomic_add(own[x[k * THREADS + i]], 1)
            ti.simt.block.sync()
            ti.atomic_add(bins[lane], own[lane])

    return kernel, ti.sync, bins.to_numpy


SOLUTIONS = {
    f"Taichi, {kind}": {name.split("_", 1)[1]: solution for name, solution in list(globals().items()) if name.startswith(f"{kind}_")}
    for kind in ("fields", "arrays", "shared")
}
SOLUTIONS["Taichi, ndarrays"] = SOLUTIONS.pop("Taichi, arrays")
SOLUTIONS["Taichi, shared memory"] = SOLUTIONS.pop("Taichi, shared")
