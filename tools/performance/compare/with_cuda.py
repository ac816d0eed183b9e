"""CUDA C++, compiled by nvcc and called from Python through ctypes."""

import ctypes
import re
import subprocess
import tempfile
from pathlib import Path

import numpy as np

import tasks
from tasks import BINS, BODIES, GRID, N, bodies, grid, values

SIZES = [f"-DTASK_{name}={getattr(tasks, name)}" for name in ("N", "STEPS", "RATE", "GRID", "BODIES", "SOFTENING", "BINS", "TILE", "THREADS")]
library_file = Path(tempfile.mkdtemp()) / "kernels.so"
subprocess.run(["nvcc", "-O3", "-use_fast_math", "-arch=native", "-shared", "-Xcompiler", "-fPIC", *SIZES, "-o", library_file,
                Path(__file__).with_name("kernels.cu")], check=True)
VERSION = "nvcc " + re.search(r"release (\S+),", subprocess.run(["nvcc", "--version"], capture_output=True, text=True, check=True).stdout)[1]
library = ctypes.CDLL(str(library_file))
library.allocate.restype = ctypes.c_void_p
library.allocate.argtypes = [ctypes.c_size_t]
library.upload.argtypes = library.download.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t]


def wait():
    """Returns when all kernels have finished; raises if one failed."""
    status = library.wait()
    if status:
        raise RuntimeError(f"CUDA error {status}")


def prepare(name, *arrays):
    """Returns the solution that calls `run_NAME` with copies of the arrays on the GPU."""
    places = []
    for array in arrays:
        places.append(ctypes.c_void_p(library.allocate(array.nbytes)))
        library.upload(places[-1], array.ctypes.data, array.nbytes)
    run = getattr(library, f"run_{name}")

    def result():
        found = np.empty_like(arrays[-1])
        library.download(found.ctypes.data, places[-1], found.nbytes)
        return found

    return lambda: run(*places), wait, result


def zeros(*shape):
    return np.zeros(shape, np.float32)


SOLUTIONS = {
    "CUDA C++": {
        "launch": lambda: prepare("launch", zeros(1)),
        "saxpy": lambda: prepare("saxpy", np.ones(N, np.float32), np.full(N, 2, np.float32)),
        "stencil": lambda: prepare("stencil", grid(), zeros(GRID, GRID)),
        "logistic": lambda: prepare("logistic", np.linspace(0.32, 0.4, N, dtype=np.float32), zeros(N)),
        "bodies": lambda: prepare("bodies", bodies(), zeros(BODIES, 3)),
        "total": lambda: prepare("total", np.full(N, 0.5, np.float32), zeros(1)),
        "histogram": lambda: prepare("histogram", values(), np.zeros(BINS, np.int32)),
    },
    "CUDA C++, by hand": {
        "bodies": lambda: prepare("tiles", bodies(), zeros(BODIES, 3)),
        "histogram": lambda: prepare("blocks", values(), np.zeros(BINS, np.int32)),
    },
}
