"""Runs the blocks of one process of a page, one after the other, in one namespace.

    python run_process.py PLAN LOG

PLAN is JSON: {"page": path, "frames": N, "separate": whether each block has its own names, "pictures": folder that keeps
them, "blocks": [{"line": first line of the code, "code": text, "picture": name of the picture that it makes, or null}]}.
LOG receives what happens (see run_log.py). The output of the blocks goes to standard output and standard error, which must
be files.
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
    """Creates the empty module that the blocks fill, and makes it `__main__`."""
    module = types.ModuleType("__main__")
    module.__file__ = page
    # Python and Taichi look up classes and kernels in the module that they name.
    sys.modules["__main__"] = module
    return module


def run_block(block: dict, source: PageSource, module: types.ModuleType):
    """Runs a block, and returns the description of the error that ended it, or None."""
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
    """Runs the blocks of a plan up to the first error, and logs the start and end of each."""
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
            # Objects of a block must be freed before the next ti.init destroys their runtime.
            module.__dict__.clear()
            gc.collect()
            module = new_main_module(plan["page"])


def main() -> None:
    plan_file, log_file = sys.argv[1:]
    with open(plan_file, encoding="utf-8") as file:
        plan = json.load(file)
    # Imports work as in a script: the working folder is searched first, the folder of this file is not.
    sys.path[0] = ""
    sys.argv[:] = [plan["page"]]
    run_plan(plan, RunLog(log_file))


if __name__ == "__main__":
    main()
