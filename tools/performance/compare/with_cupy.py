"""CuPy: array expressions, and kernels whose body is written in CUDA C++."""

import cupy as cp
import numpy as np

from tasks import BINS, BODIES, GRID, N, RATE, SOFTENING, STEPS, bodies, grid, values

VERSION = f"CuPy {cp.__version__}"
f32 = np.float32
wait = cp.cuda.Device().synchronize

one = cp.ElementwiseKernel("", "float32 x", "x = 1", "one")
saxpy = cp.ElementwiseKernel("float32 a, float32 x", "float32 y", "y = a * x + y", "saxpy")
stencil = cp.ElementwiseKernel(
    "raw float32 x", "float32 y",
    f"""int row = i / {GRID}, column = i % {GRID};
    if (row > 0 && row < {GRID - 1} && column > 0 && column < {GRID - 1})
      y = 0.25f * (x[i - {GRID}] + x[i + {GRID}] + x[i - 1] + x[i + 1]);""",
    "stencil",
)
logistic = cp.ElementwiseKernel(
    "float32 x", "float32 y", f"float z = x; for (int k = 0; k < {STEPS}; ++k) z = {RATE}f * z * (1 - z); y = z;", "logistic")
attract = cp.RawKernel(
    f"""extern "C" __global__ void attract(const float *__restrict__ p, float *__restrict__ a) {{
      int i = blockIdx.x * blockDim.x + threadIdx.x;
      float x = p[3 * i], y = p[3 * i + 1], z = p[3 * i + 2], ax = 0, ay = 0, az = 0;
      for (int j = 0; j < {BODIES}; ++j) {{
        float dx = p[3 * j] - x, dy = p[3 * j + 1] - y, dz = p[3 * j + 2] - z;
        float inverse = rsqrtf(dx * dx + dy * dy + dz * dz + {SOFTENING}f);
        inverse = inverse * inverse * inverse;
        ax += dx * inverse; ay += dy * inverse; az += dz * inverse;
      }}
      a[3 * i] = ax; a[3 * i + 1] = ay; a[3 * i + 2] = az;
    }}""",
    "attract",
)
count = cp.ElementwiseKernel("raw int32 x", "raw int32 bins", "atomicAdd(&bins[x[i]], 1)", "count")


def launch():
    x = cp.zeros(1, f32)
    return lambda: one(x), wait, x.get


def kernel_saxpy():
    x, y = cp.ones(N, f32), cp.full(N, 2, f32)
    return lambda: saxpy(f32(0.5), x, y), wait, y.get


def array_saxpy():
    x, y = cp.ones(N, f32), cp.full(N, 2, f32)

    def call():
        nonlocal y
        y += f32(0.5) * x

    return call, wait, lambda: y.get()


def kernel_stencil():
    x, y = cp.asarray(grid()), cp.zeros((GRID, GRID), f32)
    return lambda: stencil(x, y), wait, y.get


def array_stencil():
    x, y = cp.asarray(grid()), cp.zeros((GRID, GRID), f32)

    def call():
        y[1:-1, 1:-1] = f32(0.25) * (x[:-2, 1:-1] + x[2:, 1:-1] + x[1:-1, :-2] + x[1:-1, 2:])

    return call, wait, y.get


def kernel_logistic():
    x, y = cp.linspace(0.32, 0.4, N, dtype=f32), cp.empty(N, f32)
    return lambda: logistic(x, y), wait, y.get


def array_logistic():
    x, y = cp.linspace(0.32, 0.4, N, dtype=f32), None

    def call():
        nonlocal y
        y = x
        for _ in range(STEPS):
            y = f32(RATE) * y * (1 - y)

    return call, wait, lambda: y.get()


def kernel_bodies():
    p, a = cp.asarray(bodies()), cp.empty((BODIES, 3), f32)
    return lambda: attract((BODIES // 256,), (256,), (p, a)), wait, a.get


def array_total():
    x, total = cp.full(N, 0.5, f32), cp.empty(1, f32)
    return lambda: cp.sum(x, keepdims=True, out=total), wait, total.get


def kernel_histogram():
    x, bins = cp.asarray(values()), cp.zeros(BINS, np.int32)
    return lambda: count(x, bins, size=N), wait, bins.get


def array_histogram():
    x, bins = cp.asarray(values()), None

    def call():
        nonlocal bins
        bins = cp.bincount(x, minlength=BINS)

    return call, wait, lambda: bins.get()


SOLUTIONS = {
    "CuPy, kernels": {
        "launch": launch, "saxpy": kernel_saxpy, "stencil": kernel_stencil, "logistic": kernel_logistic, "bodies": kernel_bodies,
        "histogram": kernel_histogram,
    },
    "CuPy, arrays": {
        "saxpy": array_saxpy, "stencil": array_stencil, "logistic": array_logistic, "total": array_total, "histogram": array_histogram,
    },
}
