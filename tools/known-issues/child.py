"""Runs one check in this process, or lists all checks if none is named.

The last line that starts with RESULT is what run.py reads.
"""

import sys

from row import ROWS, CannotRun, shorten
import rows  # noqa: F401 - registers the checks


def main():
    """Runs the check that the command line names."""
    if len(sys.argv) == 1:
        keys = ("section", "text", "packages", "dies", "environment", "display")
        print([{"name": name, **{key: getattr(row, key) for key in keys}} for name, row in ROWS.items()])
        return
    try:
        seen, detail = ROWS[sys.argv[1]].check()
        result = ("seen" if seen else "not seen", detail)
    except CannotRun as reason:
        result = ("cannot", str(reason))
    except Exception as error:
        result = ("raised", f"{type(error).__name__}: {shorten(error)}")
    print(f"\nRESULT {result!r}", flush=True)


main()
