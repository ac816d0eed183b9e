"""The decorator that turns a function into a check of one row of the page."""

import re
from collections import namedtuple

Row = namedtuple("Row", "check section text packages dies environment display")

ROWS = {}


class CannotRun(Exception):
    """Raised by a check that this machine or release cannot run; the message is the reason."""


def shorten(text, length=70):
    """Returns the end of a message on one line, without addresses, which differ from run to run."""
    line = " ".join(re.sub(r"0x[0-9a-f]+", "0x…", str(text)).split())
    return line if len(line) <= length else f"…{line[-length:]}"


def row(text, packages="pinned", dies=False, environment=None, display=False):
    """Registers a check of the row `text`.

    The function returns whether the problem occurs, and a detail for the table. It runs in a fresh process and an empty folder.
    packages: the environment: "pinned", "newest" (nothing but Taichi pinned), or "paddle" ("pinned" with Paddle).
    dies: the problem is that the process is ended by a signal, so a function that ends normally has not met it.
    environment: variables of the process; None removes one.
    display: runs inside Xvfb.
    """

    def register(check):
        section = check.__module__.rpartition(".")[2]
        ROWS[f"{section}.{check.__name__}"] = Row(check, section, text, packages, dies, environment or {}, display)
        return check

    return register
