"""The tasks that every library solves, with sizes that fill a large GPU, and the check of each result.

A library offers a task as a function without arguments that returns three functions: `call` solves the task once, `wait` returns when all
calls have finished, and `result` copies the outcome of one call on fresh input to NumPy.
"""

from dataclasses import dataclass
from typing import Callable

import numpy as np

N = 1 << 26  # elements of the large arrays: 256 MiB, four times the L2 cache of an H200
STEPS = 200  # of the logistic map
RATE = 3.2  # of the logistic map, which then alternates between two values, so that rounding does not matter
GRID = 8192  # rows and columns of the stencil
BODIES = 131072
SOFTENING = 1e-3
BINS = 1024
TILE = 256  # bodies in shared memory at a time, and threads of a block
THREADS = 1 << 18  # of a histogram in shared memory: as many as an H100 or H200 holds at once


@dataclass(frozen=True)
class Task:
    """`unit` and `amount`: what one call moves or computes, as a rate in GB/s or GFLOP/s; `check` raises if a result is wrong."""

    text: str
    unit: str
    amount: float
    check: Callable[[np.ndarray], None]


def near(expected, tolerance=1e-5):
    """Returns a check that compares each element with `expected`."""
    return lambda found: np.testing.assert_allclose(found, expected, rtol=tolerance)


def check_logistic(found):
    """Each element is one of the two values between which the map alternates."""
    high = (RATE + 1 + np.sqrt((RATE - 3) * (RATE + 1))) / (2 * RATE)
    low = (RATE + 1 - np.sqrt((RATE - 3) * (RATE + 1))) / (2 * RATE)
    assert found.shape == (N,)
    assert np.all(np.minimum(np.abs(found - high), np.abs(found - low)) < 1e-4)


def grid():
    """Returns the input of the stencil."""
    return ((np.arange(GRID)[:, None] * 7 + np.arange(GRID)[None, :] * 3) % 16).astype(np.float32)


def check_stencil(found):
    """Compares the inner elements with NumPy's; those on the edge are free."""
    x = grid()
    expected = 0.25 * (x[:-2, 1:-1] + x[2:, 1:-1] + x[1:-1, :-2] + x[1:-1, 2:])
    np.testing.assert_allclose(found.reshape(GRID, GRID)[1:-1, 1:-1], expected, rtol=1e-5)


def bodies():
    """Returns the positions of the bodies, of shape (BODIES, 3)."""
    return np.random.default_rng(1).random((BODIES, 3), np.float32)


def check_bodies(found):
    """Compares the accelerations of 16 bodies with NumPy's in 64 bits."""
    position = bodies().astype(np.float64)
    distance = position[None] - position[:16, None]
    inverse = (np.sum(distance**2, axis=2) + SOFTENING) ** -1.5
    expected = np.sum(distance * inverse[:, :, None], axis=1)
    np.testing.assert_allclose(found.reshape(BODIES, 3)[:16], expected, rtol=2e-3, atol=1e-4 * np.abs(expected).max())


def values():
    """Returns the input of the histogram: every bin is hit equally often, neighbors rarely the same."""
    return ((np.arange(N, dtype=np.int64) * 40503) % BINS).astype(np.int32)


TASKS = {
    "launch": Task("kernel over one element, called without waiting", "", 0, near([1.0])),
    "saxpy": Task("`y = a * x + y`, 2²⁶ elements", "GB/s", 3 * 4 * N, near(2.5)),
    "stencil": Task("mean of four neighbors, 8192 × 8192", "GB/s", 2 * 4 * GRID * GRID, check_stencil),
    "logistic": Task("200 steps of the logistic map, 2²⁶ elements", "GFLOP/s", 3 * STEPS * N, check_logistic),
    "bodies": Task("accelerations of 131,072 bodies, all pairs", "GFLOP/s", 20 * BODIES**2, check_bodies),
    "total": Task("sum of 2²⁶ elements", "GB/s", 4 * N, near([0.5 * N], 1e-3)),
    "histogram": Task("histogram of 2²⁶ numbers, 1,024 bins", "GB/s", 4 * N, near(N // BINS)),
}
