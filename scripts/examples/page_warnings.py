"""Notes the deprecation warnings that the page's own lines draw."""

import os
import sys
import warnings

IMPORT_MACHINERY = "<frozen importlib"


def line_of_cause(page: str, frame):
    """Takes the innermost frame of a warning; returns the page's line if it, or Taichi called from it, warns; else None."""
    while frame is not None:
        file = frame.f_code.co_filename
        if file == page:
            return frame.f_lineno
        inside_taichi = f"{os.sep}taichi{os.sep}" in file
        if file.startswith(IMPORT_MACHINERY) or not (inside_taichi or file in (warnings.__file__, __file__)):
            return None
        frame = frame.f_back
    return None


class DeprecationWatch:
    """Listens to shown warnings; what a reader does not see (a filtered warning) does not count."""

    def __init__(self, page: str):
        self._page = page
        self._found: list[dict] = []
        self._show = warnings.showwarning
        warnings.showwarning = self._note

    def _note(self, message, category, filename, lineno, file=None, line=None):
        if issubclass(category, DeprecationWarning):
            cause = lineno if filename == self._page else line_of_cause(self._page, sys._getframe(1))
            if cause is not None:
                self._found.append({"line": cause, "text": str(message)})
        self._show(message, category, filename, lineno, file, line)

    def take(self) -> list:
        """Returns what was found since the last call, as {"line", "text"}."""
        found, self._found = self._found, []
        return found
