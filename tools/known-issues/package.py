"""Where the files of the installed package are."""

import os
import sysconfig

import taichi as ti


def c_api_folder():
    """Returns the folder of the C API: in the package, or beside the environment's `lib` in 1.5.0."""
    folders = [os.path.join(os.path.dirname(ti.__file__), "_lib"), sysconfig.get_path("data")]
    return next(path for path in (os.path.join(folder, "c_api") for folder in folders) if os.path.isdir(path))


def runtime_folder():
    """Returns the folder of the CPU runtime, which the C API wants in TI_LIB_DIR."""
    folders = [c_api_folder(), os.path.dirname(c_api_folder())]
    return next(path for path in (os.path.join(folder, "runtime") for folder in folders) if os.path.isdir(path))
