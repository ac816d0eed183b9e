"""Measures the tables of docs/performance/performance_guide.md.

    python tools/performance/measure.py [--arch cuda] [--only NAME ...] > results.md

Every figure is the median of nine repetitions; the column "spread" has the lowest and the highest of them. Run it on a quiet machine.
On the CPU, NumPy is measured beside Taichi, and Numba if it is installed. For other libraries on a GPU see the folder compare.
"""

import argparse
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time

import numpy as np
import taichi as ti

REPETITIONS = 9
ARCH = "cpu"  # set by the command line


def size(cpu, gpu):
    """Returns the number of elements for the processor that is measured. The large arrays of both exceed its last cache."""
    return cpu if ARCH == "cpu" else gpu


def large():
    """Returns the elements of the large arrays: in f32 64 MiB on the CPU, twice the L3 cache of the page's machine, and 256 MiB on a GPU."""
    return size(1 << 24, 1 << 26)


def repeat(call, sync=True, seconds=0.05):
    """Returns the times of REPETITIONS runs in seconds, each an average over enough calls to take `seconds`."""
    call()
    start = time.perf_counter()
    call()
    if sync:
        ti.sync()
    calls = max(1, int(seconds / max(time.perf_counter() - start, 1e-7)))
    times = []
    for _ in range(REPETITIONS):
        start = time.perf_counter()
        for _ in range(calls):
            call()
        if sync:
            ti.sync()
        times.append((time.perf_counter() - start) / calls)
    return times


def row(name, times, unit=1e3, bytes_moved=None):
    """Prints a row of a Markdown table: median, lowest and highest time, and the bandwidth if `bytes_moved` is given."""
    middle, low, high = (unit * value for value in (statistics.median(times), min(times), max(times)))
    cells = [name, f"{middle:.3g}", f"{low:.3g} to {high:.3g}"]
    if bytes_moved:
        cells.append(f"{bytes_moved / statistics.median(times) / 1e9:.1f}")
    print("| " + " | ".join(cells) + " |", flush=True)


def heading(text, columns):
    """Prints the heading of a table."""
    print(f"\n### {text}\n\n| " + " | ".join(columns) + " |\n|" + "---|" * len(columns), flush=True)


def machine():
    """Prints the machine and the versions."""
    model = next((line.split(":")[1].strip() for line in open("/proc/cpuinfo") if line.startswith("model name")), "?")
    if ARCH != "cpu":
        query = ["nvidia-smi", "--query-gpu=name,driver_version,memory.total", "--format=csv,noheader"]
        print(subprocess.run(query, capture_output=True, text=True, check=True).stdout.strip() if ARCH == "cuda" else ARCH)
    print(f"{model}, {os.cpu_count()} cores, Python {platform.python_version()}, NumPy {np.__version__}, "
          f"Taichi {'.'.join(map(str, ti.__version__))}, load {os.getloadavg()[0]:.2f}")


def launch():
    """Launch overhead: kernels that do nothing."""
    heading("launch", ["call", "µs", "spread"])
    x = ti.field(ti.f32, shape=16)
    a = ti.ndarray(ti.f32, shape=16)
    n = np.zeros(16, np.float32)

    @ti.kernel
    def empty():
        pass

    @ti.kernel
    def scalars(i: ti.i32, j: ti.f32, k: ti.f32):
        pass

    @ti.kernel
    def tiny():
        for i in x:
            x[i] = 1

    @ti.kernel
    def array(y: ti.types.ndarray(dtype=ti.f32, ndim=1)):
        for i in y:
            y[i] = 1

    @ti.kernel
    def result() -> ti.f32:
        return x[3]

    row("empty kernel", repeat(empty), 1e6)
    row("three numbers as arguments", repeat(lambda: scalars(1, 2.0, 3.0)), 1e6)
    row("loop over a field of 16", repeat(tiny), 1e6)
    if ARCH != "cpu":

        def waiting():
            tiny()
            ti.sync()

        row("loop over a field of 16, and `ti.sync()`", repeat(waiting), 1e6)
    row("loop over a Taichi ndarray of 16", repeat(lambda: array(a)), 1e6)
    row("loop over a NumPy array of 16", repeat(lambda: array(n)), 1e6)
    row("kernel that returns a number", repeat(result), 1e6)
    row("`x[3]` in Python", repeat(lambda: x[3]), 1e6)
    row("`x[3] = 1.0` in Python", repeat(lambda: x.__setitem__(3, 1.0)), 1e6)
    row("`x.to_numpy()` of 16", repeat(x.to_numpy), 1e6)


def saxpy_of_others(a, x, y, moved):
    """y = a * x + y in NumPy and Numba."""
    scratch = np.empty_like(x)

    def in_place():
        np.multiply(x, a, out=scratch)
        np.add(y, scratch, out=y)

    row("NumPy, `y = a * x + y`", repeat(lambda: a * x + y, False), bytes_moved=moved)
    row("NumPy, `out=` twice", repeat(in_place, False), bytes_moved=moved)
    try:
        import numba

        @numba.njit(parallel=True, fastmath=True)
        def with_numba(a, x, y):
            for i in numba.prange(x.shape[0]):
                y[i] = a * x[i] + y[i]

        row("Numba, `prange`", repeat(lambda: with_numba(a, x, y), False), bytes_moved=moved)
    except ImportError:
        pass


def saxpy():
    """The same y = a * x + y in NumPy, Numba and Taichi."""
    for number, dtype in ((np.float32, ti.f32), (np.float64, ti.f64)):
        bits = np.dtype(number).itemsize * 8
        count = large()
        moved = 3 * count * np.dtype(number).itemsize
        heading(f"saxpy, {bits} bits", ["program", "ms", "spread", "GB/s"])
        x, y = np.ones(count, number), np.ones(count, number)
        if ARCH == "cpu":
            saxpy_of_others(number(0.5), x, y, moved)
        fx, fy = ti.field(dtype, shape=count), ti.field(dtype, shape=count)
        ax, ay = ti.ndarray(dtype, shape=count), ti.ndarray(dtype, shape=count)

        @ti.kernel
        def fields(a: dtype):
            for i in fx:
                fy[i] = a * fx[i] + fy[i]

        @ti.kernel
        def arrays(a: dtype, u: ti.types.ndarray(dtype=dtype, ndim=1), v: ti.types.ndarray(dtype=dtype, ndim=1)):
            for i in u:
                v[i] = a * u[i] + v[i]

        fx.fill(1), fy.fill(1), ax.fill(1), ay.fill(1)
        row("Taichi, fields", repeat(lambda: fields(0.5)), bytes_moved=moved)
        row("Taichi, ndarrays", repeat(lambda: arrays(0.5, ax, ay)), bytes_moved=moved)
        row("Taichi, NumPy arguments", repeat(lambda: arrays(0.5, x, y)), bytes_moved=moved)


def compute():
    """Arithmetic instead of memory: iterations of the logistic map."""
    heading("compute", ["program", "ms", "spread"])
    count, steps = size(1 << 20, 1 << 26), 200
    if ARCH == "cpu":
        compute_of_others(count, steps)
    for name, dtype in (("f32", ti.f32), ("f64", ti.f64)):
        z = ti.field(dtype, shape=count)

        @ti.kernel
        def start():
            for i in z:
                z[i] = 0.3 + 1e-7 * i / (count >> 20)

        @ti.kernel
        def logistic():
            for i in z:
                value = z[i]
                for _ in range(steps):
                    value = 3.7 * value * (1 - value)
                z[i] = value

        start()
        row(f"Taichi, {name}", repeat(logistic))


def compute_of_others(count, steps):
    """The logistic map in NumPy and Numba."""

    def numpy_map():
        z = np.full(count, 0.3, np.float32)
        for _ in range(steps):
            z = np.float32(3.7) * z * (np.float32(1) - z)
        return z

    row("NumPy, f32", repeat(numpy_map, False))
    try:
        import numba

        @numba.njit(parallel=True, fastmath=True)
        def numba_map(out):
            for i in numba.prange(out.shape[0]):
                z = out[i]
                for _ in range(steps):
                    z = np.float32(3.7) * z * (np.float32(1) - z)
                out[i] = z

        out = np.linspace(0.3, 0.4, count, dtype=np.float32)
        row("Numba, f32", repeat(lambda: numba_map(out), False))
    except ImportError:
        pass


def layout():
    """Structure of arrays and array of structures: eight members, one or all of them used."""
    count = size(1 << 22, 1 << 25)
    heading("layout", ["kernel", "layout", "ms", "spread"])
    for name, layout in (("AoS", ti.Layout.AOS), ("SoA", ti.Layout.SOA)):
        particle = ti.Vector.field(8, ti.f32, shape=count, layout=layout)

        @ti.kernel
        def one():
            for i in particle:
                particle[i][0] += 0.5

        @ti.kernel
        def every():
            for i in particle:
                for k in ti.static(range(8)):
                    particle[i][k] += 0.5

        @ti.kernel
        def jump():
            for i in particle:
                j = (i * 40503) % count
                for k in ti.static(range(8)):
                    particle[j][k] += 0.5

        row(f"one of eight members | {name}", repeat(one))
        row(f"all eight, in order | {name}", repeat(every))
        row(f"all eight, in scattered order | {name}", repeat(jump))


def order():
    """The last index in the inner or in the outer loop."""
    side = size(4096, 16384)
    heading("loop order", ["loop", "ms", "spread", "GB/s"])
    x = ti.field(ti.f32, shape=(side, side))

    @ti.kernel
    def rows():
        for i in range(side):
            for j in range(side):
                x[i, j] += 1

    @ti.kernel
    def columns():
        for j in range(side):
            for i in range(side):
                x[i, j] += 1

    @ti.kernel
    def struct():
        for i, j in x:
            x[i, j] += 1

    moved = 2 * 4 * side * side
    row("`for i, j in x`", repeat(struct), bytes_moved=moved)
    row("last index in the inner loop", repeat(rows), bytes_moved=moved)
    row("last index in the outer loop", repeat(columns), bytes_moved=moved)


def atomics():
    """Adding 16 million numbers, on a GPU 67 million: contention."""
    heading("atomics", ["target", "ms", "spread"])
    total = ti.field(ti.i32, shape=())
    x = ti.field(ti.i32, shape=large())

    @ti.kernel
    def fill():
        for i in x:
            x[i] = (i * 40503) % 1024

    @ti.kernel
    def scalar():
        for i in x:
            total[None] += x[i]

    fill()
    row("one number (thread-local storage)", repeat(scalar))
    for bins in (1, 16, 1024):
        histogram = ti.field(ti.i32, shape=bins)

        @ti.kernel
        def count():
            for i in x:
                histogram[x[i] % bins] += 1

        row(f"{bins} element{'s' if bins > 1 else ''} of a field", repeat(count))


def blocks():
    """Sizes of a block."""
    heading("block_dim", ["block_dim", "ms", "spread"])
    x = ti.field(ti.f32, shape=large())
    for dim in (1, 32, 128, 512) if ARCH == "cpu" else (32, 64, 128, 256, 512, 1024):

        @ti.kernel
        def step():
            ti.loop_config(block_dim=dim)
            for i in x:
                x[i] = 0.5 * x[i] + 1

        row(str(dim), repeat(step))


CHILD = """
import sys, time
start = time.perf_counter()
import taichi as ti
imported = time.perf_counter()
ti.init(arch=getattr(ti, sys.argv[3]), offline_cache=bool(int(sys.argv[1])), offline_cache_file_path=sys.argv[2], log_level=ti.ERROR)
begun = time.perf_counter()
x = ti.field(ti.f32, shape=1000)
@ti.kernel
def small():
    for i in x:
        x[i] = 2 * x[i] + 1
@ti.kernel
def large():
    for i in x:
        y = x[i]
        for k in ti.static(range(300)):
            y = ti.sin(y + k)
        x[i] = y
t0 = time.perf_counter(); small()
t1 = time.perf_counter(); large()
t2 = time.perf_counter(); small()
t3 = time.perf_counter()
print(imported - start, begun - imported, t1 - t0, t2 - t1)
"""


def compile_times():
    """Import, init and first calls in fresh processes, without and with the offline cache."""
    heading("start and compile", ["step", "without cache, ms", "spread", "from the cache, ms", "spread "])
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(folder, "child.py")
        with open(program, "w", encoding="utf-8") as file:
            file.write(CHILD)

        def series(cached):
            runs = []
            for _ in range(REPETITIONS + cached):
                output = subprocess.run([sys.executable, program, str(int(cached)), folder, ARCH], capture_output=True, text=True, check=True)
                runs.append([float(word) for word in output.stdout.split()[-4:]])
            return list(zip(*runs[cached:]))

        plain, warm = series(0), series(1)
        names = ["`import taichi`", "`ti.init`", "first call, one line", "first call, 300 unrolled sines"]
        for name, cold, hot in zip(names, plain, warm):
            cells = [name]
            for times in (cold, hot):
                cells += [f"{1e3 * statistics.median(times):.3g}", f"{1e3 * min(times):.3g} to {1e3 * max(times):.3g}"]
            print("| " + " | ".join(cells) + " |", flush=True)


TABLES = {
    "launch": launch, "saxpy": saxpy, "compute": compute, "layout": layout, "order": order, "atomics": atomics,
    "blocks": blocks, "compile": compile_times,
}


def main():
    """Measures the chosen tables and prints them as Markdown."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=list(TABLES), default=list(TABLES))
    parser.add_argument("--arch", default="cpu", help="cpu, cuda, vulkan or metal")
    chosen = parser.parse_args()
    globals()["ARCH"] = chosen.arch
    machine()
    for name in chosen.only:
        ti.init(arch=getattr(ti, chosen.arch), log_level=ti.ERROR, offline_cache=False, enable_fallback=False, device_memory_GB=8)
        TABLES[name]()
    print(f"\nload at the end {os.getloadavg()[0]:.2f}")


if __name__ == "__main__":
    main()
