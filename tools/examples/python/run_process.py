"""Runs the blocks of one process of a page, one after the other, in one namespace.

    python run_process.py PLAN LOG

PLAN is JSON: {"page": path, "frames": N, "separate": each block
has names of its own, "pictures": folder that keeps them, "blocks": [{"line": first line of the code,
"code": text, "picture": name of the picture that it makes, or null}]}. LOG receives what happened (see run_log.py). The
blocks' own output goes to standard output and standard error, which have to be files.
"""

import gc
import json
import os
import sys
import types

import headless_windows
from page_errors import describe_error
from page_pictures import PictureWatch
from page_source import PageSource
from page_warnings import DeprecationWatch
from run_log import RunLog


def new_main_module(page: str) -> types.ModuleType:
    """Takes the page's path; returns the empty module that the blocks fill, as Python's own `__main__`."""
    module = types.ModuleType("__main__")
    module.__file__ = page
    # Python and Taichi look classes and kernels up in the module that they name.
    sys.modules["__main__"] = module
    return module


def run_block(block: dict, source: PageSource, module: types.ModuleType):
    """Takes a block; runs it and returns the description of the error that ended it, or None."""
    try:
        exec(source.compile_block(block["line"], block["code"]), module.__dict__)
    except headless_windows.WindowClosed:
        return None
    except SystemExit as end:
        return describe_error(end, source.page) if end.code else None
    except BaseException as error:
        return describe_error(error, source.page)
    return None


def run_plan(plan: dict, log: RunLog) -> None:
    """Takes a plan; runs its blocks up to the first error and writes each begin and end into the log."""
    source = PageSource(plan["page"])
    windows = headless_windows.install(plan["frames"])
    watch = DeprecationWatch(plan["page"])
    pictures = PictureWatch(os.getcwd(), plan["pictures"])
    module = new_main_module(plan["page"])
    for index, block in enumerate(plan["blocks"]):
        pictures.begin()
        log.begin(index)
        error = run_block(block, source, module)
        picture = pictures.take(index, block["picture"]) if block["picture"] else None
        log.end(index, error, watch.take(), windows.opened, picture)
        if error:
            return
        if plan.get("separate"):
            # What a block made must go while its runtime is still there: the next ti.init frees that.
            module.__dict__.clear()
            gc.collect()
            module = new_main_module(plan["page"])


def main() -> None:
    plan_file, log_file = sys.argv[1:]
    with open(plan_file, encoding="utf-8") as file:
        plan = json.load(file)
    # A page is run like a script: its folder is searched first, this one is not.
    sys.path[0] = ""
    sys.argv[:] = [plan["page"]]
    run_plan(plan, RunLog(log_file))


if __name__ == "__main__":
    main()
