"""Runs the programs of this folder with the installed release and writes to a file, as JSON, what each said."""

import contextlib
import inspect
import json
import os
import re
import signal
import sys
import tempfile
import traceback

import taichi as ti
from taichi.lang.misc import _SpecialConfig

from messages import programs
from results import rows

# Settings of `ti.init` are members of the configuration; the rest are arguments.
OBJECTS = {"Window": ti.ui.Window, "GUI": ti.GUI, "VideoManager": ti.tools.VideoManager}


def say(function):
    """Runs a program and prints its error, or that it ended without one."""
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            if not function.__name__.startswith("before_init"):
                ti.init(arch=ti.cpu, offline_cache=False)
            function()
            print("no error")
        except BaseException:
            traceback.print_exc(limit=-2, file=sys.stdout)
        os.chdir("/")


def run(function):
    """Runs a program in a process of its own and returns all that it wrote, in one line."""
    with tempfile.TemporaryFile("w+") as log:
        child = os.fork()
        if child == 0:
            os.dup2(log.fileno(), 1)
            os.dup2(log.fileno(), 2)
            signal.alarm(60)
            with contextlib.suppress(BaseException):
                say(function)
            sys.stdout.flush()
            os._exit(0)
        _, status = os.waitpid(child, 0)
        log.seek(0)
        lines = [line for line in log.read().splitlines() if not line.startswith(("[Taichi] ", "[I "))]
        if os.WIFSIGNALED(status):
            lines.append(f"signal {os.WTERMSIG(status)}")
            if getattr(function, "dies", False) and os.WTERMSIG(status) != signal.SIGALRM:
                lines.append("as claimed: no error")
        return shorten(" ".join(" ".join(lines).split()))


def shorten(text):
    """Leaves out what differs in every run: times and processes of log lines, folders, addresses of objects."""
    text = re.sub(r"\[([EW]) \d\S+ \S+ \d+\]", r"[\1]", text)
    text = re.sub(r"\bFile \"[^\"]*/", 'File "', text)
    text = re.sub(r"(?:/[\w.-]+){2,}/", "", text)
    return re.sub(r"\b0x[0-9a-f]{6,}", "0x…", text)


def read_defaults():
    """Returns the default of every setting and argument that a table may quote."""
    ti.init(arch=ti.cpu)
    names = [name for name in dir(ti.cfg) if not name.startswith("_")]
    settings = {name: getattr(ti.cfg, name) for name in names}
    # Arguments of ti.init itself, which are no settings of the compiler.
    settings.update({name: each.default for name, each in inspect.signature(ti.init).parameters.items() if name not in settings})
    settings.update(vars(_SpecialConfig()))
    defaults = {"ti.init": settings}
    for name, each in OBJECTS.items():
        parameters = inspect.signature(each.__init__).parameters
        defaults[name] = {key: value.default for key, value in parameters.items() if value.default is not inspect.Parameter.empty}
    return {owner: {name: shorten(str(value)) for name, value in found.items() if not inspect.isroutine(value)} for owner, found in defaults.items()}


def main():
    os.environ.update(TI_SKIP_VERSION_CHECK="ON", TI_CPU_MAX_NUM_THREADS="1")
    (file,) = sys.argv[1:]
    said = {
        "messages": {each.__name__: run(each) for each in programs},
        "rows": {cell: run(each) for cell, each in rows},
        "defaults": read_defaults(),
    }
    with open(file, "w", encoding="utf-8") as out:
        json.dump(said, out, indent=2, ensure_ascii=False)


if __name__ == "__main__":
    main()
