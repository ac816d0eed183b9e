"""Writes what happens to each block, with the place where its output begins and ends, as one JSON object a line."""

import ctypes
import json
import os
import sys


def _flush() -> None:
    sys.stdout.flush()
    sys.stderr.flush()
    # Native code prints through buffers of its own.
    ctypes.CDLL(None).fflush(None)


class RunLog:
    """The log is complete up to the moment of a crash: each entry is on disk before the next step."""

    def __init__(self, path: str, stdout: int = 1, stderr: int = 2):
        self._path, self._streams = path, (stdout, stderr)

    def _write(self, **entry) -> None:
        _flush()
        entry["stdout"], entry["stderr"] = (os.fstat(stream).st_size for stream in self._streams)
        with open(self._path, "a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")

    def begin(self, block: int) -> None:
        """Takes the number of a block (from 0) that starts now."""
        self._write(event="begin", block=block)

    def end(self, block: int, error, deprecations: list, windows: int, picture) -> None:
        """Takes a block that ended: its error, its deprecation warnings, the windows opened so far, its picture's path."""
        self._write(
            event="end", block=block, error=error, deprecations=deprecations, windows=windows, picture=picture
        )
