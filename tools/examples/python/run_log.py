"""Logs what happens to each block, with the offsets of its output, as one JSON object per line."""

import ctypes
import json
import os
import sys


def _flush() -> None:
    sys.stdout.flush()
    sys.stderr.flush()
    # Native code has its own output buffers.
    ctypes.CDLL(None).fflush(None)


class RunLog:
    """A log that is complete up to a crash: each entry is on disk before the next step."""

    def __init__(self, path: str, stdout: int = 1, stderr: int = 2):
        self._path, self._streams = path, (stdout, stderr)

    def _write(self, **entry) -> None:
        _flush()
        entry["stdout"], entry["stderr"] = (os.fstat(stream).st_size for stream in self._streams)
        with open(self._path, "a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")

    def begin(self, block: int) -> None:
        """Logs the start of a block, by its number (from 0)."""
        self._write(event="begin", block=block)

    def end(self, block: int, error, deprecations: list, windows: int, picture) -> None:
        """Logs the end of a block, with its error, its deprecation warnings, the windows opened so far and its picture."""
        self._write(
            event="end", block=block, error=error, deprecations=deprecations, windows=windows, picture=picture
        )
