"""Describes an error by what a page can announce: its classes, and the last line of its message."""

import re
import traceback

COLORS = re.compile(r"\x1b\[[0-9;]*m")


def last_line_of(message: str) -> str:
    """Returns the last line of a message that has a letter, without the code repeated below it; else ''."""
    lines = [line.strip() for line in COLORS.sub("", message).strip().split("\n")]
    places = [index for index, line in enumerate(lines) if line.startswith('File "')]
    # A failed check in a kernel is followed by its location, its line of code and marks below that.
    if lines[-1].strip("^~ ") == "" and places and places[-1] > 0:
        lines = lines[: places[-1]]
    return next((line for line in reversed(lines) if any(map(str.isalpha, line))), "")


def line_on_page(error: BaseException, page: str):
    """Returns the line of the page that caused an error, or None. The line of a kernel is part of the message."""
    named = re.findall(rf'File "{re.escape(page)}", line (\d+)', str(error))
    if named:
        return int(named[-1])
    if isinstance(error, SyntaxError) and error.filename == page:
        return error.lineno
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == page]
    return lines[-1] if lines else None


def describe_error(error: BaseException, page: str) -> dict:
    """Returns the class of an error, all its base classes, the last line of its message, its line and its traceback."""
    return {
        "name": type(error).__name__,
        "classes": [each.__name__ for each in type(error).__mro__],
        "last": last_line_of(str(error)),
        "line": line_on_page(error, page),
        "traceback": COLORS.sub("", "".join(traceback.format_exception(type(error), error, error.__traceback__))),
    }
