"""Inventories of the C headers that come with a release: one for each page of the documentation."""

import sys
from pathlib import Path

from c_headers import symbols_of
from c_tokens import read_header
from c_verify import verify
from source import InventoryError

SCHEMA = 1
# Headers with a handful of functions each, which share a page with Vulkan.
PAGES = {
    "taichi_core": ("taichi_core.h",),
    "taichi_vulkan": ("taichi_vulkan.h", "taichi_cpu.h", "taichi_cuda.h"),
}


def c_api_folder(package: Path) -> Path:
    """The folder of headers and library: in the package, in 1.5.0 beside it in the prefix of the environment."""
    for folder in (package / "_lib" / "c_api", Path(sys.prefix) / "c_api"):
        if (folder / "include" / "taichi" / "taichi_core.h").is_file():
            return folder
    raise InventoryError(f"no C headers under {package} or {sys.prefix}; install the wheel of PyPI")


def c_inventories(version: str, tag: str, package: Path) -> dict[str, dict]:
    """File below the version's folder → inventory; raises an InventoryError when compiler or library disagree."""
    folder = c_api_folder(package)
    result = {}
    for page, headers in PAGES.items():
        symbols = []
        for header in headers:
            path = folder / "include" / "taichi" / header
            symbols += symbols_of(read_header(header, path.read_text(encoding="utf-8")))
        verify(symbols, headers, folder)
        result[f"c/{page}"] = {
            "schema": SCHEMA,
            "version": version,
            "tag": tag,
            "page": page,
            "headers": list(headers),
            "symbols": symbols,
        }
    return result
