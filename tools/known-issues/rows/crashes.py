"""Checks of the table "The process ends"."""

import copy
import os
import shutil
import subprocess
import sys

import numpy as np
import taichi as ti

from package import c_api_folder, runtime_folder
from row import CannotRun, row

NO_GRAPHICS = {"DISPLAY": None, "WAYLAND_DISPLAY": None, "VK_ICD_FILENAMES": "/nonexistent", "VK_DRIVER_FILES": "/nonexistent"}


def need_numpy_2():
    """Raises CannotRun with an older NumPy."""
    if int(np.__version__.split(".")[0]) < 2:
        raise CannotRun(f"NumPy {np.__version__}")


def identity_matrix(size):
    """Returns a sparse matrix with 2 on its diagonal."""
    builder = ti.linalg.SparseMatrixBuilder(size, size, max_num_triplets=size)

    @ti.kernel
    def fill(b: ti.types.sparse_matrix_builder()):
        for i in range(size):
            b[i, i] += 2.0

    fill(builder)
    return builder.build()


@row("`SparseSolver.solve` with NumPy 2", packages="newest", dies=True)
def sparse_solver_numpy_2():
    need_numpy_2()
    ti.init(arch=ti.cpu)
    matrix = identity_matrix(4)
    solver = ti.linalg.SparseSolver(solver_type="LLT")
    solver.analyze_pattern(matrix)
    solver.factorize(matrix)
    result = solver.solve(np.full(4, 6.0, np.float32))
    return False, f"NumPy {np.__version__}, solution {result[0]:g}"


def conjugate_gradients():
    """Returns the solver, which 1.7.4 has under another name."""
    return getattr(ti.linalg, "CG", None) or ti.linalg.SparseCG


@row("`ti.linalg.CG` of NumPy arrays with NumPy 2", packages="newest", dies=True)
def conjugate_gradients_numpy_2():
    need_numpy_2()
    ti.init(arch=ti.cpu)
    result, _ = conjugate_gradients()(identity_matrix(4), np.full(4, 6.0, np.float32), np.zeros(4, np.float32), max_iter=20, atol=1e-6).solve()
    return False, f"NumPy {np.__version__}, solution {result[0]:g}"


@row("`ti.linalg.CG` of Taichi ndarrays with NumPy 2", packages="newest", dies=True)
def conjugate_gradients_ndarray_numpy_2():
    need_numpy_2()
    ti.init(arch=ti.cpu)
    b = ti.ndarray(ti.f32, shape=4)
    guess = ti.ndarray(ti.f32, shape=4)
    b.fill(6.0)
    result, _ = conjugate_gradients()(identity_matrix(4), b, guess, max_iter=20, atol=1e-6).solve()
    return False, f"NumPy {np.__version__}, solution {result[0]:g}"


@row("`SparseSolver.solve` with NumPy 1, for comparison", dies=True)
def sparse_solver_numpy_1():
    ti.init(arch=ti.cpu)
    matrix = identity_matrix(4)
    solver = ti.linalg.SparseSolver(solver_type="LLT")
    solver.analyze_pattern(matrix)
    solver.factorize(matrix)
    result = solver.solve(np.full(4, 6.0, np.float32))
    return False, f"NumPy {np.__version__}, solution {result[0]:g}"


@row("a scalar return annotation and a vector result", dies=True)
def scalar_annotation():
    ti.init(arch=ti.cpu)

    @ti.kernel
    def pair() -> ti.f32:
        return ti.Vector([1.0, 2.0])

    return False, f"returned {pair()}"


@row("a vector stored in a field of numbers", dies=True)
def vector_in_scalar_field():
    ti.init(arch=ti.cpu)
    x = ti.field(ti.f32, shape=4)

    @ti.kernel
    def store():
        x[0] = ti.Vector([1.0, 2.0])

    store()
    return False, f"stored {x[0]:g}"


@row("a constant index outside of a vector", dies=True)
def constant_index():
    ti.init(arch=ti.cpu)

    @ti.kernel
    def fifth() -> ti.i32:
        v = ti.Vector([1, 2])
        return v[5]

    return False, f"returned {fifth()}"


@row("textures on the CPU", dies=True)
def texture_on_cpu():
    ti.init(arch=ti.cpu)
    ti.Texture(ti.Format.r32f, (4, 4))
    return False, "created"


@row("`list.append` in a loop of a kernel", dies=True)
def append_in_loop():
    ti.init(arch=ti.cpu)

    @ti.kernel
    def first() -> ti.i32:
        values = []
        for i in range(3):
            values.append(i)
        return values[0]

    return False, f"returned {first()}"


@row("`copy.copy` of a Taichi ndarray frees the memory of the original")
def copied_ndarray():
    ti.init(arch=ti.cpu)
    a = ti.ndarray(ti.f32, shape=4)
    a.fill(3.0)
    duplicate = copy.copy(a)
    del duplicate
    others = [ti.ndarray(ti.f32, shape=4) for _ in range(4)]
    for other in others:
        other.fill(-1.0)
    result = a.to_numpy()
    return not np.array_equal(result, [3, 3, 3, 3]), f"{result[0]:g} instead of 3"


@row("iterating over a Taichi ndarray in Python", dies=True)
def iterated_ndarray():
    ti.init(arch=ti.cpu)
    a = ti.ndarray(ti.f32, shape=4)
    a.fill(3.0)
    count = 0
    for _ in a:
        count += 1
        if count > 1_000_000:
            return True, "no end after a million elements"
    return count != 4, f"{count} elements"


@row("an element of a 0-D ndarray, `a[None]`")
def ndarray_without_dimension():
    ti.init(arch=ti.cpu)
    a = ti.ndarray(ti.f32, shape=())
    try:
        a[None] = 3.0
        result = a[None]
    except Exception as error:
        return True, type(error).__name__
    return result != 3.0, f"{result:g}"


@row("`ti.atomic_mul` outside of a loop", dies=True)
def atomic_mul_in_straight_line_code():
    ti.init(arch=ti.cpu)
    if not hasattr(ti, "atomic_mul"):
        return False, "no `ti.atomic_mul`"
    x = ti.field(ti.f32, shape=())

    @ti.kernel
    def double():
        ti.atomic_mul(x[None], 2.0)

    x[None] = 3.0
    double()
    return False, f"3 times 2 is {x[None]:g}"


@row("`ti.gpu` without display and Vulkan driver", dies=True, environment=NO_GRAPHICS)
def gpu_without_driver():
    ti.init(arch=ti.gpu)
    return False, f"{ti.cfg.arch}"


@row("`ti.opengl` without display and Vulkan driver", dies=True, environment=NO_GRAPHICS)
def opengl_without_display():
    ti.init(arch=ti.opengl)
    return False, f"{ti.cfg.arch}"


@row("a `SparseMatrixBuilder` freed after `ti.init` was called again", dies=True)
def outliving_matrix_builder():
    ti.init(arch=ti.cpu)
    builder = ti.linalg.SparseMatrixBuilder(4, 4, max_num_triplets=4)
    ti.init(arch=ti.cpu)
    del builder
    return False, "freed"


@row("a `SparseMatrixBuilder` freed before `ti.init` is called again, for comparison", dies=True)
def freed_matrix_builder():
    ti.init(arch=ti.cpu)
    builder = ti.linalg.SparseMatrixBuilder(4, 4, max_num_triplets=4)
    del builder
    ti.init(arch=ti.cpu)
    return False, "freed"


@row("`window.show()` of a hidden GGUI window", dies=True)
def hidden_window_show():
    ti.init(arch=ti.cpu)
    window = ti.ui.Window("hidden", (64, 64), show_window=False)
    window.get_canvas().set_background_color((0.2, 0.3, 0.4))
    window.show()
    return False, "shown"


@row("`save_image` of a hidden GGUI window, for comparison", dies=True)
def hidden_window_save():
    ti.init(arch=ti.cpu)
    window = ti.ui.Window("hidden", (64, 64), show_window=False)
    window.get_canvas().set_background_color((0.2, 0.3, 0.4))
    window.save_image("hidden.png")
    return not os.path.getsize("hidden.png"), "saved"


HOST = r"""
#include <stdio.h>
#include <taichi/taichi.h>

int main() {
  TiRuntime runtime = ti_create_runtime(@ARCH@, 0);
  TiAotModule module = ti_load_aot_module(runtime, "module.tcm");
  TiKernel kernel = ti_get_aot_module_kernel(module, "double_all");

  TiMemoryAllocateInfo wanted = {};
  wanted.size = 4 * sizeof(float);
  wanted.host_read = wanted.host_write = TI_TRUE;
  wanted.usage = TI_MEMORY_USAGE_STORAGE_BIT;
  TiMemory memory = ti_allocate_memory(runtime, &wanted);
  float *numbers = static_cast<float *>(ti_map_memory(runtime, memory));
  for (int i = 0; i < 4; ++i) numbers[i] = 1.5f + i;
  ti_unmap_memory(runtime, memory);

  TiArgument argument = {};
  argument.type = TI_ARGUMENT_TYPE_NDARRAY;
  argument.value.ndarray.memory = memory;
  argument.value.ndarray.shape.dim_count = 1;
  argument.value.ndarray.shape.dims[0] = 4;
  argument.value.ndarray.elem_type = TI_DATA_TYPE_F32;
  ti_launch_kernel(runtime, kernel, 1, &argument);
  ti_wait(runtime);

  numbers = static_cast<float *>(ti_map_memory(runtime, memory));
  printf("%g\n", numbers[3]);
  return numbers[3] == 9.0f ? 0 : 2;
}
"""


def run_module(arch, name):
    """Exports a kernel that takes an ndarray and runs it from C++; the exit status is that of the C++ program."""
    compiler = shutil.which("g++")
    if not compiler:
        raise CannotRun("no g++")
    ti.init(arch=arch, enable_fallback=False, offline_cache=False)

    @ti.kernel
    def double_all(a: ti.types.ndarray(dtype=ti.f32, ndim=1)):
        for i in a:
            a[i] = 2 * a[i]

    module = ti.aot.Module(arch)
    module.add_kernel(double_all, template_args={"a": ti.ndarray(ti.f32, shape=4)})
    module.archive("module.tcm")
    with open("host.cpp", "w", encoding="utf-8") as file:
        file.write(HOST.replace("@ARCH@", name))
    folder = c_api_folder()
    subprocess.run([compiler, "-std=c++17", f"-I{folder}/include", "host.cpp", "-o", "host", f"-L{folder}/lib", "-ltaichi_c_api",
                    f"-Wl,-rpath,{folder}/lib"], check=True)
    done = subprocess.run(["./host"], env={**os.environ, "TI_LIB_DIR": runtime_folder()}, capture_output=True, text=True)
    if done.returncode < 0:
        sys.stdout.flush()
        os.kill(os.getpid(), -done.returncode)
    return done.returncode != 0, f"exit code {done.returncode}, printed {done.stdout.strip()}"


@row("C++ programs that load a CPU module from a .tcm file", dies=True)
def cpp_with_cpu_module():
    return run_module(ti.x64, "TI_ARCH_X64")


@row("C++ programs with a Vulkan module that takes ndarrays, for comparison", dies=True)
def cpp_with_vulkan_module():
    return run_module(ti.vulkan, "TI_ARCH_VULKAN")
