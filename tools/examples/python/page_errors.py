"""Describes an error by what a page can promise: its classes, and the last line of its message."""

import re
import traceback

COLOURS = re.compile(r"\x1b\[[0-9;]*m")


def last_line_of(message: str) -> str:
    """Takes a message; returns its last line that has a letter, without the code that is repeated below it; else ''."""
    lines = [line.strip() for line in COLOURS.sub("", message).strip().split("\n")]
    places = [index for index, line in enumerate(lines) if line.startswith('File "')]
    # A failed check in a kernel is followed by its place, its line of code and marks below that.
    if lines[-1].strip("^~ ") == "" and places and places[-1] > 0:
        lines = lines[: places[-1]]
    return next((line for line in reversed(lines) if any(map(str.isalpha, line))), "")


def line_on_page(error: BaseException, page: str):
    """Takes an error; returns the line of the page that caused it, or None. A kernel's line stands in the message."""
    named = re.findall(rf'File "{re.escape(page)}", line (\d+)', str(error))
    if named:
        return int(named[-1])
    if isinstance(error, SyntaxError) and error.filename == page:
        return error.lineno
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == page]
    return lines[-1] if lines else None


def describe_error(error: BaseException, page: str) -> dict:
    """Takes an error; returns its class, all its classes, the last line of its message, its line and its traceback."""
    return {
        "name": type(error).__name__,
        "classes": [each.__name__ for each in type(error).__mro__],
        "last": last_line_of(str(error)),
        "line": line_on_page(error, page),
        "traceback": COLOURS.sub("", "".join(traceback.format_exception(type(error), error, error.__traceback__))),
    }
