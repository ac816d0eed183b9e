"""Compiles blocks at their place on the page, so that every error names the page's own line."""

import linecache
import types


class PageSource:
    """The lines of a page that are code; all others are empty."""

    def __init__(self, page: str):
        self.page = page
        self._lines: list[str] = []

    def compile_block(self, line: int, code: str) -> types.CodeType:
        """Compiles a block that starts at a line (from 1). Raises SyntaxError at the page's line."""
        lines = [text + "\n" for text in code.split("\n")]
        last = line - 1 + len(lines)
        self._lines.extend(["\n"] * (last - len(self._lines)))
        self._lines[line - 1 : last] = lines
        # Taichi reads the source of kernels from this cache; the page itself is not Python around the code.
        # An entry without a modification time is never dropped.
        size = sum(map(len, self._lines))
        linecache.cache[self.page] = (size, None, list(self._lines), self.page)
        return compile("\n" * (line - 1) + code, self.page, "exec", dont_inherit=True)
