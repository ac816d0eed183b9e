"""Collects the deprecation warnings that the page's own lines cause."""

import linecache
import os
import sys
import warnings


def emitter_of(frame):
    """Returns the frame that issues a warning, starting from one inside the warnings module."""
    while frame is not None and frame.f_code.co_filename in (warnings.__file__, __file__):
        frame = frame.f_back
    return frame


def line_of_cause(page: str, filename: str, frame):
    """Returns the line of the page that called Taichi and so caused a warning, or None."""
    # The compiler attributes warnings to the code that it compiles: here to a function of Taichi, not of the page.
    if frame is None or frame.f_code.co_filename != filename:
        return None
    # NumPy warns, from compiled code, about a line of Taichi; the page is not the cause.
    source = linecache.getline(filename, frame.f_lineno)
    if source and "warn" not in source:
        return None
    while frame is not None and f"{os.sep}taichi{os.sep}" in frame.f_code.co_filename:
        frame = frame.f_back
    return frame.f_lineno if frame is not None and frame.f_code.co_filename == page else None


class DeprecationWatch:
    """Collects warnings that are shown; filtered warnings, which a reader does not see, do not count."""

    def __init__(self, page: str):
        self._page = page
        self._found: list[dict] = []
        self._show = warnings.showwarning
        warnings.showwarning = self._note

    def _note(self, message, category, filename, lineno, file=None, line=None):
        if issubclass(category, DeprecationWarning):
            emitter = emitter_of(sys._getframe(1))
            cause = lineno if filename == self._page else line_of_cause(self._page, filename, emitter)
            found = {"line": cause, "text": str(message)}
            if cause is not None and found not in self._found:
                self._found.append(found)
        self._show(message, category, filename, lineno, file, line)

    def take(self) -> list:
        """Returns the warnings since the last call, as {"line", "text"}."""
        found, self._found = self._found, []
        return found
