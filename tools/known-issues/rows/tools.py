"""Checks of the table "Tools and files"."""

import os
import re
import shutil
import subprocess
import sys
from importlib.metadata import version

import numpy as np
import taichi as ti

from package import c_api_folder
from row import CannotRun, row, shorten


def command(*arguments, **options):
    """Runs the `ti` command of this environment; returns the exit status, and stdout and stderr as one text."""
    done = subprocess.run([os.path.join(os.path.dirname(sys.executable), "ti"), *arguments], capture_output=True, text=True,
                          stdin=subprocess.DEVNULL, timeout=100, **options)
    return done.returncode, done.stdout + done.stderr


def rich_version():
    """Returns the version of rich."""
    return f"rich {version('rich')}"


@row("`ti example` fails", packages="newest")
def example_command():
    _, output = command("example")
    return "has no attribute 'table'" in output, rich_version()


@row("the end of `ti diagnose` fails", packages="newest")
def diagnose_command():
    _, output = command("diagnose")
    return "has no attribute 'table'" in output, rich_version()


@row("`ti example` with an older rich, for comparison")
def example_command_pinned():
    _, output = command("example")
    return "has no attribute 'table'" in output, rich_version()


def draw_contour():
    """Calls `canvas.contour`."""
    import matplotlib

    ti.init(arch=ti.cpu)
    window = ti.ui.Window("contour", (64, 64), show_window=False)
    canvas = window.get_canvas()
    if not hasattr(canvas, "contour"):
        return False, "no `canvas.contour`"
    x = ti.field(ti.f32, shape=(8, 8))
    try:
        canvas.contour(x, cmap_name="viridis")
    except Exception as error:
        return True, f"matplotlib {matplotlib.__version__}, {type(error).__name__}: {shorten(error)}"
    return False, f"matplotlib {matplotlib.__version__}"


@row("`canvas.contour` fails with Matplotlib 3.11", packages="newest")
def contour():
    return draw_contour()


@row("`canvas.contour` with Matplotlib 3.10, for comparison")
def contour_pinned():
    return draw_contour()


def generate_header(arguments):
    """Exports a kernel with or without arguments, generates a header for it and compiles that."""
    ti.init(arch=ti.vulkan, enable_fallback=False, offline_cache=False)
    module = ti.aot.Module(ti.vulkan)

    @ti.kernel
    def nothing():
        for i in range(4):
            pass

    @ti.kernel
    def scale(a: ti.types.ndarray(dtype=ti.f32, ndim=1), factor: ti.f32):
        for i in a:
            a[i] *= factor

    if arguments:
        module.add_kernel(scale, template_args={"a": ti.ndarray(ti.f32, shape=4)})
    else:
        module.add_kernel(nothing)
    os.mkdir("module")
    module.save("module")
    status, output = command("module", "cppgen", "module", "-o", "module.h")
    if status or not os.path.exists("module.h"):
        return True, shorten(output.strip().splitlines()[-1])
    compiler = shutil.which("g++")
    if not compiler:
        raise CannotRun("no g++")
    with open("user.cpp", "w", encoding="utf-8") as file:
        file.write('#include "module.h"\n')
    done = subprocess.run([compiler, "-std=c++17", "-fsyntax-only", f"-I{c_api_folder()}/include", "user.cpp"], capture_output=True,
                          text=True)
    errors = [line.partition("error: ")[2] for line in done.stderr.splitlines() if "error: " in line]
    return done.returncode != 0, f"the header does not compile: {errors[0][:60]}" if errors else "the header compiles"


@row("`ti module cppgen` for modules with arguments")
def cppgen_arguments():
    return generate_header(True)


@row("`ti module cppgen` for modules without arguments")
def cppgen_plain():
    return generate_header(False)


@row("the CMake files in the package name paths of its build machine")
def cmake_paths():
    folders = {os.path.dirname(ti.__file__), c_api_folder()}
    found = files = 0
    for top in folders:
        for folder, _, names in os.walk(top):
            for name in names:
                if name.endswith(".cmake"):
                    files += 1
                    with open(os.path.join(folder, name), encoding="utf-8") as file:
                        for path in re.findall(r'"(/[^"$]+)"', file.read()):
                            found += not os.path.exists(path)
    if not files:
        raise CannotRun("no CMake files in the package")
    return found > 0, f"{found} missing absolute paths in {files} files"


@row("`find_package(Taichi)` with the CMake files of the package")
def cmake_configure():
    if not shutil.which("cmake"):
        raise CannotRun("no cmake")
    folders = {os.path.dirname(ti.__file__), c_api_folder()}
    config = [folder for top in folders for folder, _, names in os.walk(top) if "TaichiConfig.cmake" in names]
    if not config:
        raise CannotRun("no TaichiConfig.cmake in the package")
    with open("main.cpp", "w", encoding="utf-8") as file:
        file.write("#include <taichi/taichi.h>\nint main() { return ti_get_version() == 0; }\n")
    with open("CMakeLists.txt", "w", encoding="utf-8") as file:
        file.write("cmake_minimum_required(VERSION 3.16)\nproject(probe CXX)\nfind_package(Taichi REQUIRED)\n"
                   "add_executable(probe main.cpp)\ntarget_link_libraries(probe taichi_c_api)\n")
    for step in (["cmake", "-S", ".", "-B", "build", f"-DTaichi_DIR={config[0]}"], ["cmake", "--build", "build"]):
        done = subprocess.run(step, capture_output=True, text=True)
        if done.returncode:
            return True, next((line for line in done.stderr.splitlines() if "rror" in line), "failed")
    return False, "configured and built"


def memory_profiler(**environment):
    """Prints the memory profile in a process with these variables; returns the exit status and the last line."""
    with open("profile.py", "w", encoding="utf-8") as file:
        file.write("import taichi as ti\nti.init(arch=ti.cpu)\nx = ti.field(ti.f32, shape=8)\nx[0] = 1\n"
                   "ti.profiler.print_memory_profiler_info()\n")
    done = subprocess.run([sys.executable, "profile.py"], capture_output=True, text=True, env={**os.environ, **environment})
    lines = [line for line in (done.stdout + done.stderr).splitlines() if line and not line.startswith("[")]
    return done.returncode, done.stdout + done.stderr, shorten(lines[-1]) if lines else ""


@row("the memory profiler without the locale `en_US.UTF-8`")
def profiler_without_locale():
    os.mkdir("empty")
    status, output, last = memory_profiler(LOCPATH=os.path.abspath("empty"))
    return status != 0 and "locale" in output, last


@row("the memory profiler with the locale `en_US.UTF-8`")
def profiler_with_locale():
    if not shutil.which("localedef"):
        raise CannotRun("no localedef")
    os.mkdir("locales")
    subprocess.run(["localedef", "-i", "en_US", "-f", "UTF-8", "locales/en_US.UTF-8"], capture_output=True)
    if not os.path.isdir("locales/en_US.UTF-8"):
        raise CannotRun("the sources of the locale are not installed")
    status, _, last = memory_profiler(LOCPATH=os.path.abspath("locales"))
    return status != 0, last


@row("`from_paddle` fails with Paddle 2.6", packages="paddle")
def from_paddle():
    try:
        import paddle
    except Exception as error:
        raise CannotRun(f"Paddle: {type(error).__name__}: {shorten(error)}")
    ti.init(arch=ti.cpu)
    x = ti.field(ti.f32, shape=4)
    try:
        x.from_paddle(paddle.to_tensor([1.0, 2.0, 3.0, 4.0]))
    except Exception as error:
        return True, f"Paddle {paddle.__version__}, {type(error).__name__}: {shorten(error)}"
    return x[3] != 4.0, f"Paddle {paddle.__version__}, {x[3]:g}"


@row("unsigned images above 8 bits have black highlights in `imwrite`")
def image_highlights():
    ti.init(arch=ti.cpu)
    image = np.full((4, 4, 3), 65535, np.uint16)
    ti.tools.imwrite(image, "white16.png")
    white = int(ti.tools.imread("white16.png").max())
    image = np.full((4, 4, 3), 2**32 - 1, np.uint32)
    ti.tools.imwrite(image, "white32.png")
    white32 = int(ti.tools.imread("white32.png").max())
    return white < 255 or white32 < 255, f"white is written as {white} (16 bits) and {white32} (32 bits)"
