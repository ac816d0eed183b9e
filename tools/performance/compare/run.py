"""Solves every task with one library and writes the times.

    python tools/performance/compare/run.py taichi results.json   # adds its rows to the file

Libraries: taichi, warp, numba, cupy, torch, jax, cuda. Run one after the other on a GPU that does nothing else; `table.py` makes the tables.
"""

import gc
import importlib
import json
import os
import platform
import shutil
import subprocess
import sys
import traceback

from harness import solve
from tasks import TASKS


def machine():
    """Describes the machine as the driver and the system name it."""
    query = ["nvidia-smi", "--query-gpu=name,driver_version", "--format=csv,noheader"]
    gpu = subprocess.run(query, capture_output=True, text=True).stdout.strip() if shutil.which("nvidia-smi") else "none"
    cpu = next((line.split(":")[1].strip() for line in open("/proc/cpuinfo", encoding="utf-8") if line.startswith("model name")), "?")
    return {"gpu": gpu, "cpu": f"{cpu}, {os.cpu_count()} cores", "python": platform.python_version()}


def main():
    """Adds the results of one library to the file."""
    library, file = sys.argv[1:]
    module = importlib.import_module(f"with_{library}")
    found = []
    for name, solutions in module.SOLUTIONS.items():
        for task, solution in solutions.items():
            row = {"library": name, "version": module.VERSION, "task": task, **machine()}
            try:
                row.update(solve(TASKS[task], solution))
            except Exception as error:
                traceback.print_exc()
                row["error"] = f"{type(error).__name__}: {error}"[:300]
            print({key: row.get(key) for key in ("library", "task", "median", "rate", "error")}, flush=True)
            found.append(row)
            gc.collect()
    rows = json.load(open(file, encoding="utf-8")) if os.path.exists(file) else []
    with open(file, "w", encoding="utf-8") as output:
        json.dump(rows + found, output, indent=1)


if __name__ == "__main__":
    main()
