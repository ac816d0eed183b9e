"""Runs every program of features.py on the backends that this machine can run, in three releases.

    python tools/backends/run.py PYTHON_1_5_0 PYTHON_1_6_0 PYTHON_1_7_4                  # writes data/feature-matrix.json
    python tools/backends/run.py --only textures PYTHON_1_5_0 PYTHON_1_6_0 PYTHON_1_7_4  # replaces these rows in it
    python tools/backends/run.py --gpu "NVIDIA H200, driver 580.159.04" PYTHON_1_7_4     # adds the columns of a machine with an NVIDIA GPU

OpenGL runs in Xvfb. A feature that ends the process is repeated in a fresh one; if that ends too, the signal is its result.
"""

import argparse
import ast
import json
import os
import platform
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
RESULT = HERE.parent.parent / "data" / "feature-matrix.json"
BACKENDS = {"x64": [], "vulkan": [], "opengl": ["xvfb-run", "-a"]}
GPU_BACKENDS = {"cuda": [], "vulkan_nvidia": []}
SETTINGS = {"TI_SKIP_VERSION_CHECK": "ON", "TI_OFFLINE_CACHE": "0", "LC_ALL": "C.UTF-8", "PYTHONDONTWRITEBYTECODE": "1"}


def start(python, backend, names):
    """Runs the child; returns its exit status, like a shell, and its output."""
    with tempfile.TemporaryDirectory() as scratch:
        prefix = (BACKENDS | GPU_BACKENDS)[backend]
        done = subprocess.run([*prefix, python, HERE / "child.py", backend.removesuffix("_nvidia"), *names], cwd=scratch, capture_output=True, text=True,
                              env={**os.environ, **SETTINGS, "TI_OFFLINE_CACHE_FILE_PATH": f"{scratch}/cache"}, timeout=1200)
    return (128 - done.returncode if done.returncode < 0 else done.returncode), done.stdout, done.stderr


def results_of(output):
    """Returns what the lines RESULT say."""
    return [ast.literal_eval(line[len("RESULT "):]) for line in output.splitlines() if line.startswith("RESULT ")]


def run_backend(python, backend, names):
    """Returns the result of each feature on one backend."""
    results, waiting, ended = {}, list(names), set()
    while waiting:
        # After a process has ended, the feature that was running gets one of its own.
        batch = [name for name in waiting if name not in ended] or waiting[:1]
        status, output, errors = start(python, backend, batch)
        found = dict(results_of(output))
        results.update(found)
        waiting = [name for name in waiting if name not in found]
        left = [name for name in batch if name not in found]
        if not left:
            continue
        if status == 0:
            raise SystemExit(f"{backend}: ended before {left[0]}")
        if left[0] in ended:
            if f"BEGIN {left[0]}" not in output:
                raise SystemExit(f"{backend} does not start:\n{errors[-2000:]}")
            name = signal.Signals(status - 128).name if status > 128 else f"exit code {status}"
            results[left[0]] = f"process ended: {name}"
            waiting.remove(left[0])
        ended.add(left[0])
    return {name: results[name] for name in names}


def main():
    """Runs what the command line names and writes the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pythons", nargs="+", help="interpreters that have a release installed")
    parser.add_argument("--only", action="append", default=[], help="a feature; the results of the others are kept")
    parser.add_argument("--gpu", help="runs CUDA and Vulkan on this GPU instead; the results of the other backends are kept")
    chosen = parser.parse_args()
    backends = GPU_BACKENDS if chosen.gpu else BACKENDS
    report = json.loads(RESULT.read_text(encoding="utf-8"))
    system = f"{platform.system()} on {platform.machine()}, {chosen.gpu or 'no GPU, Mesa'}"
    report["machines"].update({backend: system for backend in backends})
    for python in chosen.pythons:
        _, output, errors = start(python, next(iter(backends)), ["list"])
        if not results_of(output):
            raise SystemExit(errors)
        facts = results_of(output)[-1]
        release = subprocess.run([python, "-c", "import importlib.metadata as m; print(m.version('taichi'))"], capture_output=True, text=True,
                                 check=True).stdout.strip()
        report["rows"] = facts["rows"]
        found = report["releases"].setdefault(release, {"run": {}})
        found["declared"] = facts["declared"]
        for backend in backends:
            names = chosen.only or list(facts["rows"])
            found["run"].setdefault(backend, {}).update(run_backend(python, backend, names))
        print(release, "done", flush=True)
    RESULT.write_text(json.dumps(report, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


main()
