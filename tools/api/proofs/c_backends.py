"""Calls the functions of the C API on Vulkan and on the CPU, and records which work: data/c-api-proofs.json.

    python tools/api/proofs/c_backends.py RELEASE=ENVIRONMENT …

for example `1.6.0=.cache/examples/v1.6.0`. Needs g++ and Mesa's software Vulkan. Each call runs in a process of its own, because some crash.
"""

import hashlib
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
OUTPUT = HERE.parents[2] / "data" / "c-api-proofs.json"
SOURCE = HERE / "c_backends.cpp"
BACKENDS = ["vulkan", "cpu"]
LAVAPIPE = "/usr/share/vulkan/icd.d/lvp_icd.x86_64.json"

# A CPU module is a folder: loading an archive of one crashes, which ARCHIVE records.
EXPORT = """
import os, sys
import taichi as ti

arch = ti.vulkan if sys.argv[1] == "vulkan" else ti.x64
ti.init(arch=arch, enable_fallback=False, offline_cache=False)

@ti.kernel
def scale(factor: ti.f32, data: ti.types.ndarray(dtype=ti.f32, ndim=1)):
    for i in data:
        data[i] = factor * data[i]

factor = ti.graph.Arg(ti.graph.ArgKind.SCALAR, "factor", ti.f32)
data = ti.graph.Arg(ti.graph.ArgKind.NDARRAY, "data", ti.f32, ndim=1)
builder = ti.graph.GraphBuilder()
builder.dispatch(scale, factor, data)
builder.dispatch(scale, factor, data)
module = ti.aot.Module(arch)
module.add_kernel(scale)
module.add_graph("twice", builder.compile())
if sys.argv[2].endswith(".tcm"):
    module.archive(sys.argv[2])
else:
    os.makedirs(sys.argv[2])
    module.save(sys.argv[2])
"""

ERRORS = re.compile(r"\b(TI_ERROR_\w+) += +(-?\d+)")
ARCHIVE = "ti_load_aot_module of an archive"


def find(environment: Path, pattern: str) -> Path:
    found = sorted(environment.glob(pattern))
    if not found:
        raise SystemExit(f"{environment} has no {pattern}. Fix: name an environment with Taichi in it.")
    return found[0]


def guards(include: Path) -> dict[str, str]:
    """The macro that each header of taichi.h needs."""
    text = (include / "taichi" / "taichi.h").read_text()
    found = re.findall(r'#ifdef (TI_WITH_\w+)\s+#include "(\w+\.h)"\s+#endif', text)
    return {header: macro for macro, header in found if (include / "taichi" / header).exists()}


def run_release(environment: Path, functions: list[str]) -> dict:
    include = find(environment, "**/c_api/include")
    api = include.parent
    errors = {int(value): name for name, value in ERRORS.findall((include / "taichi" / "taichi_core.h").read_text())}
    system = {**os.environ, "VK_ICD_FILENAMES": LAVAPIPE, "TI_LIB_DIR": str(find(environment, "lib/python*/**/_lib/runtime"))}
    result: dict = {"guards": guards(include)}
    with tempfile.TemporaryDirectory() as folder:
        probe = f"{folder}/probe"
        command = ["g++", "-std=c++17", str(SOURCE), f"-I{include}", f"-L{api}/lib", "-ltaichi_c_api", f"-Wl,-rpath,{api}/lib", "-o", probe]
        subprocess.run(command, check=True)
        script = Path(folder, "export.py")
        script.write_text(EXPORT)

        def export(backend: str, name: str) -> str:
            module = f"{folder}/{name}"
            subprocess.run([f"{environment}/bin/python", str(script), backend, module], check=True, env=system, stdout=subprocess.DEVNULL)
            return module

        def call(backend: str, function: str, module: str) -> str:
            done = subprocess.run([probe, backend, function, module], env=system, capture_output=True, text=True, timeout=120)
            if done.returncode < 0:
                return signal.Signals(-done.returncode).name
            said = done.stdout.rpartition("result: ")[2].strip()
            return errors[int(said.removeprefix("error "))] if said.startswith("error ") else said

        for backend in BACKENDS:
            module = export(backend, f"{backend}.tcm" if backend == "vulkan" else backend)
            archive = module if backend == "vulkan" else export(backend, f"{backend}.tcm")
            use = {"ti_create_aot_module": archive}
            rows = {function: call(backend, function, use.get(function, module)) for function in functions}
            rows[ARCHIVE] = call(backend, "ti_load_aot_module", archive)
            result[backend] = rows
    return result


def main() -> None:
    functions = sorted(set(re.findall(r'name == "(ti_\w+)"', SOURCE.read_text())))
    record = {
        "about": "What functions of the C API did when tools/api/proofs/c_backends.py called them; Vulkan is Mesa's software driver.",
        "probe": hashlib.sha256(SOURCE.read_bytes()).hexdigest()[:12],
        "releases": {},
    }
    for argument in sys.argv[1:]:
        release, _, environment = argument.partition("=")
        print(release)
        record["releases"][release] = run_release(Path(environment).resolve(), functions)
    OUTPUT.write_text(json.dumps(record, indent=2) + "\n")


main()
