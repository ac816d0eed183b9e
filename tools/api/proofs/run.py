"""Runs the programs of a plan on one backend and prints the results as JSON.

    run.py PYTHON BACKEND PLAN

A program that ends the process is repeated in a fresh one; if that ends too, the signal is its result.
"""

import ast
import json
import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

CHILD = Path(__file__).resolve().parent / "child.py"
SETTINGS = {"TI_SKIP_VERSION_CHECK": "ON", "LC_ALL": "C.UTF-8", "PYTHONDONTWRITEBYTECODE": "1", "PYTHONHASHSEED": "0", "MPLBACKEND": "Agg"}
# One program takes a second or two; the longest renders pictures.
LIMIT = 120


def start(python, backend, plan, names):
    """Runs the child; returns its exit status, like a shell, and its output."""
    with tempfile.TemporaryDirectory() as scratch:
        command = [python, CHILD, backend, plan, *names]
        environment = {**os.environ, **SETTINGS, "TI_OFFLINE_CACHE_FILE_PATH": f"{scratch}/cache"}
        try:
            done = subprocess.run(command, cwd=scratch, capture_output=True, text=True, errors="replace", env=environment,
                                  timeout=LIMIT + 5 * len(names), check=False)
        except subprocess.TimeoutExpired as error:
            return 124, (error.stdout or b"").decode(errors="replace"), ""
    return (128 - done.returncode if done.returncode < 0 else done.returncode), done.stdout, done.stderr


def run(python, backend, plan):
    """Returns the result of each program by its name."""
    results = {}
    waiting = [item["name"] for item in json.loads(Path(plan).read_text(encoding="utf-8"))]
    ended = set()
    while waiting:
        # After a process has ended, the program that was running gets one of its own.
        batch = [name for name in waiting if name not in ended][:60] or waiting[:1]
        status, output, errors = start(python, backend, plan, batch)
        found = dict(ast.literal_eval(line[7:]) for line in output.splitlines() if line.startswith("RESULT "))
        results.update(found)
        left = [name for name in batch if name not in found]
        waiting = [name for name in waiting if name not in found]
        print(f"{backend}: {len(waiting)} left", file=sys.stderr, flush=True)
        if not left:
            continue
        if f"BEGIN {left[0]}" not in output:
            raise SystemExit(f"{backend} does not start:\n{errors[-2000:]}")
        if left[0] in ended:
            name = signal.Signals(status - 128).name if status > 128 else f"exit code {status}"
            results[left[0]] = "process ended: " + ("no end within two minutes" if status == 124 else name)
            waiting.remove(left[0])
        ended.add(left[0])
    return results


print(json.dumps(run(*sys.argv[1:4]), ensure_ascii=False))
