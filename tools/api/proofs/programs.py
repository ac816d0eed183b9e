"""Starts Taichi, and loads programs whose kernels note the shapes of values."""

import tempfile
from importlib import util
from pathlib import Path

import taichi as ti

REAL_INIT = ti.init

# The beginning of a program: kernels call `ti.static(note(value))`, and `shapes` holds what they noted.
NOTE = """
import taichi as ti

shapes = []


def note(value):
    shapes.append(() if isinstance(value, (int, float)) else shape_in_kernel(value))


def shape_in_kernel(value):
    try:
        return tuple(value.get_shape())
    except ti.TaichiCompilationError:  # a number
        return ()

"""


def load(source):
    """Loads a program; Taichi reads kernels from files."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "program.py"
        path.write_text(source, encoding="utf-8")
        spec = util.spec_from_file_location("program", path)
        module = util.module_from_spec(spec)
        spec.loader.exec_module(module)
        yield module


def start(backend, number):
    """Starts Taichi with a number type."""
    REAL_INIT(arch=getattr(ti, backend), default_fp=getattr(ti, number), enable_fallback=False, offline_cache=False, log_level=ti.ERROR)
