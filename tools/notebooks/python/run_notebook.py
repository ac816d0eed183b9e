"""Runs the code cells of a notebook in order, in one process and one namespace, as Jupyter's "Run all" does.

    python run_notebook.py PLAN LOG

PLAN is JSON: {"page": path of the notebook, "gpu": value of TI_ARCH for cells that need a GPU, "cells": [{"code": text,
"frames": after which its windows close, "gpu": whether it needs one, "raises": whether an error is expected, "reset": whether
all names are forgotten before it}]}. LOG receives what happens, as that of tools/examples/python/run_process.py. A cell that
fails ends the run; after an expected error it goes on.
"""

import gc
import json
import os
import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[2] / "examples" / "python")

import headless_windows  # noqa: E402
from page_source import PageSource  # noqa: E402
from run_log import RunLog  # noqa: E402
from run_process import new_main_module, run_block  # noqa: E402


def run_cells(plan: dict, log: RunLog) -> None:
    """Runs the cells up to the first one that fails without being expected to, or does not fail although it should."""
    source = PageSource(plan["page"])
    windows = headless_windows.install(0)
    module = new_main_module(plan["page"])
    processor = os.environ["TI_ARCH"]
    line = 1
    for index, cell in enumerate(plan["cells"]):
        windows.frames = cell["frames"]
        if cell["reset"]:
            # As `%reset -f` does.
            module.__dict__.clear()
            gc.collect()
            module = new_main_module(plan["page"])
        # Read by ti.init whenever it is called.
        os.environ["TI_ARCH"] = plan["gpu"] if cell["gpu"] else processor
        log.begin(index)
        error = run_block({"line": line, "code": cell["code"]}, source, module)
        log.end(index, error, [], windows.opened, None)
        line += cell["code"].count("\n") + 1
        if bool(error) != cell["raises"]:
            return


def main() -> None:
    plan_file, log_file = sys.argv[1:]
    with open(plan_file, encoding="utf-8") as file:
        plan = json.load(file)
    sys.path[0] = ""
    sys.argv[:] = [plan["page"]]
    run_cells(plan, RunLog(log_file))


if __name__ == "__main__":
    main()
