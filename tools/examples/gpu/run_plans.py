"""Runs the plans of writePlans.ts on a machine with an NVIDIA GPU, several at a time.

    python run_plans.py PLANS OUT [JOBS]   # PLANS is v1.6.0.json, for example; OUT is read by judge.ts

Each process runs on CUDA, and those that a page runs on Vulkan run there before, followed by the C++ programs that use their files. The
interpreter is the one of this script, so it must have the release of the plans. GGUI needs a Vulkan loader, C++ needs g++ and the headers of
Vulkan. The pictures that the blocks make are in the folder OUT.pictures afterwards, as WebP without loss.
"""

import concurrent.futures
import importlib.metadata
import importlib.util
import json
import os
import platform
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy
from PIL import Image

RUNNER = Path(__file__).resolve().parent / "python" / "run_process.py"
LIMIT = 120  # seconds of a process
SETTINGS = {
    "TI_CPU_MAX_NUM_THREADS": "1", "TI_GUI_SHOW": "0", "TI_OFFLINE_CACHE": "0", "TI_SKIP_VERSION_CHECK": "ON", "LC_ALL": "C.UTF-8",
    "MPLBACKEND": "Agg", "OMP_NUM_THREADS": "1", "PYTHONDONTWRITEBYTECODE": "1", "PYTHONHASHSEED": "0", "PYTHONUNBUFFERED": "1",
}
PACKAGES = ("taichi", "numpy", "matplotlib", "torch", "jax", "numba", "pandas", "pytest", "meshtaichi-patcher", "warp-lang")


def execute(command, folder, work, arch):
    """Runs a command and returns what it wrote and how it ended."""
    overtime = None
    with open(folder / "stdout", "wb") as stdout, open(folder / "stderr", "wb") as stderr:
        process = subprocess.Popen(command, cwd=work, env={**os.environ, **SETTINGS, "TI_ARCH": arch}, stdin=subprocess.DEVNULL, stdout=stdout,
                                   stderr=stderr, start_new_session=True)
        try:
            process.wait(LIMIT)
        except subprocess.TimeoutExpired:
            overtime = LIMIT
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
    texts = {name: (folder / name).read_text("utf-8", "replace") if (folder / name).exists() else "" for name in ("log", "stdout", "stderr")}
    return {"arch": arch, "code": process.returncode, "overtime": overtime, **texts}


def keep_pictures(log, name, pictures):
    """Copies the pictures that a log names and returns the log with the names of the copies."""
    entries = [json.loads(line) for line in log.splitlines()]
    for entry in entries:
        if entry.get("picture"):
            copy = f"{name}-{entry['block']}.webp"
            with Image.open(entry["picture"]) as picture:
                picture.convert("RGBA" if "A" in picture.getbands() or "transparency" in picture.info else "RGB").save(pictures / copy, lossless=True)
            entry["picture"] = copy
    return "".join(json.dumps(entry) + "\n" for entry in entries)


def run_program(program, folder, work, arch):
    """Compiles a C++ program, runs it where its Python ran, and returns what it wrote and how it ended."""
    folder.mkdir()
    package = Path(importlib.util.find_spec("taichi").submodule_search_locations[0]) / "_lib" / "c_api"
    # 1.5.0 installs it beside the environment's own folders.
    api = package if (package / "include" / "taichi").exists() else Path(sys.prefix) / "c_api"
    source = folder / Path(program["title"]).name
    source.write_text(program["code"], encoding="utf-8")
    command = ["g++", "-std=c++17", "-DTI_WITH_VULKAN=1", "-include", "vulkan/vulkan.h", f"-I{api / 'include'}", source, "-o", folder / "program",
               f"-L{api / 'lib'}", "-ltaichi_c_api", f"-Wl,-rpath,{api / 'lib'}", "-pthread"]
    built = execute(command, folder, folder, arch)
    return {"id": program["id"], **(execute([folder / "program"], folder, work, arch) if built["code"] == 0 else built)}


def run(plan, arch, name, pictures):
    """Runs one process, and its programs if it is the first with this plan; returns the results."""
    with tempfile.TemporaryDirectory() as top:
        folder = Path(top)
        work = folder / "work"
        work.mkdir()
        (folder / "plan.json").write_text(json.dumps({**plan, "pictures": str(folder / "pictures")}), encoding="utf-8")
        found = execute([sys.executable, RUNNER, folder / "plan.json", folder / "log"], folder, work, arch)
        found["log"] = keep_pictures(found["log"], f"{name}-{arch}", pictures)
        programs = plan.get("programs", ()) if arch == "vulkan" else ()
        later = [run_program(program, folder / f"program{index}", work, arch) for index, program in enumerate(programs)]
        return [{"id": plan["id"], **found}, *later]


def describe():
    """Returns the versions of this interpreter and its packages, and the layers of Vulkan in use."""
    versions = {}
    for name in PACKAGES:
        try:
            versions[name] = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            continue
    # PYTHONPATH may name another NumPy than the one that is installed.
    versions["numpy"] = numpy.__version__
    return {"python": platform.python_version(), "packages": versions, "layers": os.environ.get("VK_INSTANCE_LAYERS", "")}


def main():
    """Runs all plans and writes what they ran with and the results, one JSON object per line."""
    plans, out, *jobs = sys.argv[1:]
    pictures = Path(f"{out}.pictures")
    pictures.mkdir(parents=True, exist_ok=True)
    with open(plans, encoding="utf-8") as file:
        wanted = [(plan, arch, index, pictures) for index, plan in enumerate(json.load(file))
                  for arch in (("vulkan", "cuda") if plan["vulkan"] else ("cuda",))]
    found = []
    with open(out, "w", encoding="utf-8") as file, concurrent.futures.ThreadPoolExecutor(int(*jobs or [os.cpu_count()])) as pool:
        file.write(json.dumps(describe()) + "\n")
        for done in concurrent.futures.as_completed([pool.submit(run, *each) for each in wanted]):
            found += done.result()
            file.writelines(json.dumps(each) + "\n" for each in done.result())
            file.flush()
    print(f"{len(found)} processes, {sum(each['code'] == 0 for each in found)} ended with 0")


main()
