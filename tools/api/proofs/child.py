"""Runs the programs of a plan on one backend and prints a line RESULT for each; run.py starts it.

    child.py BACKEND PLAN NAME ...
"""

import contextlib
import ctypes
import io
import json
import os
import re
import runpy
import sys
import tempfile

import numpy as np
import taichi as ti

from gradients import measure
from shapes import find_shapes

BACKEND = sys.argv[1]
OUT = os.dup(1)
real_init = ti.init


def init(arch=None, **settings):
    """Replaces `ti.init`: the backend of this run, and no other one."""
    del arch
    settings.update(enable_fallback=False, offline_cache=False)
    return real_init(arch=getattr(ti, BACKEND), **settings)


def say(text):
    """Writes a line for run.py; the output of the programs goes elsewhere."""
    os.write(OUT, f"{text}\n".encode())


def message_of(error):
    """Returns an exception as one line that is the same in each run."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip(" ^~")]
    return re.sub("0x[0-9a-f]+", "0x…", f"{type(error).__name__}: {lines[-1] if lines else ''}")[:100]


def tidy(text):
    """Returns the output without what does not count: spaces at the end of lines, Taichi's own lines."""
    lines = [line.rstrip() for line in text.splitlines() if not line.startswith("[Taichi]")]
    return "\n".join(lines).strip()


def run_program(item):
    """Runs an example in a folder of its own and compares what it prints."""
    libc = ctypes.CDLL(None)
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryFile() as caught:
        os.chdir(folder)
        with open("example.py", "w", encoding="utf-8") as file:
            file.write(item["program"])
        os.dup2(caught.fileno(), 1)
        errors = io.StringIO()
        try:
            with contextlib.redirect_stderr(errors):
                runpy.run_path("example.py", run_name="__main__")
                # A program may end without a runtime.
                with contextlib.suppress(AttributeError):
                    ti.sync()
        finally:
            sys.stdout.flush()
            libc.fflush(None)
            os.dup2(2, 1)
            os.chdir("/")
        caught.seek(0)
        printed = caught.read().decode(errors="replace")
    if item["output"] is None or tidy(printed) == tidy(item["output"]):
        return "yes"
    # Kernels of graphics backends print only with an extension of the driver.
    missing = "" if tidy(printed) else " nothing"
    return f"other output{':' if missing else ''}{missing}"


def run(item):
    """Returns the result of one item of the plan."""
    try:
        if item["kind"] == "example":
            return run_program(item)
        if item["kind"] == "gradient":
            return measure(item["program"], BACKEND)
        return find_shapes(item["call"], item["shapes"], BACKEND)
    except (Exception, SystemExit) as error:  # The result is what happens.
        expected = item.get("raises")
        if expected is not None and expected in str(error):
            return "yes"
        return message_of(error)


def main():
    """Runs what the command line names."""
    with open(sys.argv[2], encoding="utf-8") as file:
        plan = {item["name"]: item for item in json.load(file)}
    libc = ctypes.CDLL(None)
    libc.setvbuf(ctypes.c_void_p.in_dll(libc, "stdout"), None, 2, 0)
    sys.stdout.reconfigure(line_buffering=True)
    os.dup2(2, 1)
    for name in sys.argv[3:]:
        say(f"BEGIN {name}")
        np.random.seed(0)
        ti.init = init
        result = run(plan[name])
        # The next program must not see what this one left.
        with contextlib.suppress(Exception):
            ti.reset()
        say(f"RESULT {(name, result)!r}")


main()
