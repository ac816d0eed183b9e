"""The checks, one module per table of the page."""

from rows import crashes, missing, tools, wrong

__all__ = ["crashes", "missing", "tools", "wrong"]
