"""Runs the plans of writePlans.ts on a machine with an NVIDIA GPU, several at a time.

    python run_plans.py PLANS OUT [JOBS]   # PLANS is v1.6.0.json, for example; OUT is read by judge.ts

Each process runs on CUDA, and those that a page runs on Vulkan run there as well. The interpreter is the one of this script, so it must have
the release of the plans. GGUI needs a Vulkan loader.
"""

import concurrent.futures
import json
import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

RUNNER = Path(__file__).resolve().parent / "python" / "run_process.py"
LIMIT = 70  # seconds of a process
SETTINGS = {
    "TI_CPU_MAX_NUM_THREADS": "1", "TI_GUI_SHOW": "0", "TI_OFFLINE_CACHE": "0", "TI_SKIP_VERSION_CHECK": "ON", "LC_ALL": "C.UTF-8",
    "MPLBACKEND": "Agg", "OMP_NUM_THREADS": "1", "PYTHONDONTWRITEBYTECODE": "1", "PYTHONHASHSEED": "0", "PYTHONUNBUFFERED": "1",
}


def run(plan, arch):
    """Runs one process and returns what it wrote and how it ended."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "work").mkdir()
        (folder / "plan.json").write_text(json.dumps({**plan, "pictures": str(folder / "pictures")}), encoding="utf-8")
        overtime = None
        with open(folder / "stdout", "wb") as stdout, open(folder / "stderr", "wb") as stderr:
            process = subprocess.Popen([sys.executable, RUNNER, folder / "plan.json", folder / "log"], cwd=folder / "work",
                                       env={**os.environ, **SETTINGS, "TI_ARCH": arch}, stdin=subprocess.DEVNULL, stdout=stdout,
                                       stderr=stderr, start_new_session=True)
            try:
                process.wait(LIMIT)
            except subprocess.TimeoutExpired:
                overtime = LIMIT
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
        texts = {name: (folder / name).read_text("utf-8", "replace") if (folder / name).exists() else "" for name in ("log", "stdout", "stderr")}
        return {"id": plan["id"], "arch": arch, "code": process.returncode, "overtime": overtime, **texts}


def main():
    """Runs all plans and writes the results."""
    plans, out, *jobs = sys.argv[1:]
    with open(plans, encoding="utf-8") as file:
        wanted = [(plan, arch) for plan in json.load(file) for arch in (("vulkan", "cuda") if plan["vulkan"] else ("cuda",))]
    with concurrent.futures.ThreadPoolExecutor(int(*jobs or ["8"])) as pool:
        found = list(pool.map(lambda each: run(*each), wanted))
    with open(out, "w", encoding="utf-8") as file:
        json.dump(found, file)
    print(f"{len(found)} processes, {sum(each['code'] == 0 for each in found)} ended with 0")


main()
