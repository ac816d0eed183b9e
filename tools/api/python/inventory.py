"""Inventories of the sections of one version."""

import importlib
import inspect
import sys
from functools import reduce

from deprecation import deprecated_names
from names import public_names
from sections import PACKAGE, PACKAGE_PAGE_MODULES, module_of, sections_of
from source import Definition, InventoryError, is_taichi, resolve, source
from symbols import resolved, symbol_of, thing_of

SCHEMA = 1


class Reach:
    """How a reader reaches a name after `import taichi as ti` and nothing else."""

    def __init__(self):
        importlib.import_module(PACKAGE)
        self.loaded = {name for name in sys.modules if is_taichi(name)}

    def access(self, module: str, name: str, thing) -> str:
        """`ti.math.vec3` where that works, else the import statement."""
        below = module.split(".")[1:]
        current = importlib.import_module(PACKAGE)
        for part in below:
            current = vars(current).get(part) if inspect.ismodule(current) else None
            if not inspect.ismodule(current) or current.__name__ not in self.loaded:
                return f"from {module} import {name}"
        reached = vars(current).get(name)
        return ".".join(["ti", *below, name]) if reached is thing else f"from {module} import {name}"


def inventories(version: str, tag: str) -> dict[str, dict]:
    """Section id → inventory, for all sections of a version."""
    reach = Reach()
    result = {}
    for section in sections_of(tag):
        module = module_of(section)
        symbols = section_symbols(reach, module)
        if section == PACKAGE:
            symbols += package_page_symbols()
        names = [symbol["qualifiedName"] for symbol in symbols]
        duplicates = sorted({name for name in names if names.count(name) > 1})
        if duplicates:
            raise InventoryError(f"{section}: {', '.join(duplicates)} twice")
        result[section] = {
            "schema": SCHEMA,
            "version": version,
            "tag": tag,
            "section": section,
            "module": module,
            "symbols": sorted(symbols, key=lambda symbol: (symbol["name"].lower(), symbol["name"])),
        }
    return result


def section_symbols(reach: Reach, module: str) -> list[dict]:
    symbols = []
    for name in public_names(module):
        thing = thing_of(module, name)
        access = reach.access(module, name, thing)
        symbols.append(symbol_of(name, f"{module}.{name}", access, thing, resolved(module, name)))
    return symbols


def package_page_symbols() -> list[dict]:
    """Names of the package page that `dir(taichi)` does not show: deprecated ones, `cfg`, `ti.simt.*`."""
    return [*_deprecated_symbols(), _configuration_symbol(), *_module_symbols()]


def _deprecated_symbols() -> list[dict]:
    symbols = []
    for name, (path, replacement) in sorted(deprecated_names().items()):
        *parents, last = path.split(".")
        owner = reduce(getattr, parents, importlib.import_module(PACKAGE))
        thing = getattr(owner, last)
        # `Layout.SOA` is a value of a class: what binds the class is as near as the source gets.
        definition = resolved(owner.__name__, last) if inspect.ismodule(owner) else resolved(PACKAGE, parents[0])
        symbol = symbol_of(name, f"{PACKAGE}.{name}", f"ti.{name}", thing, definition)
        if not inspect.ismodule(owner):
            symbol["value"] = path
        symbol["deprecated"] = {"replacement": replacement}
        symbols.append(symbol)
    return symbols


def _configuration_symbol() -> dict:
    hook = resolved(PACKAGE, "__getattr__")
    return {
        "name": "cfg",
        "qualifiedName": f"{PACKAGE}.cfg",
        "access": "ti.cfg",
        "kind": "data",
        "definition": {"module": PACKAGE, "name": "cfg", "file": source(PACKAGE).file(), "line": hook.node.lineno},
        "type": "CompileConfig",
    }


def _module_symbols() -> list[dict]:
    symbols = []
    for name, module in PACKAGE_PAGE_MODULES.items():
        symbols.append(_module_symbol(name, module))
        for child in sorted(source(module).module.__all__):
            inner = f"{module}.{child}"
            symbols.append(_module_symbol(f"{name}.{child}", inner))
            for leaf in public_names(inner):
                path = f"{name}.{child}.{leaf}"
                definition = resolve(inner, leaf)
                thing = thing_of(inner, leaf)
                symbols.append(symbol_of(path, f"{PACKAGE}.{path}", f"ti.{path}", thing, definition))
    return symbols


def _module_symbol(name: str, module: str) -> dict:
    return {
        "name": name,
        "qualifiedName": f"{PACKAGE}.{name}",
        "access": f"ti.{name}",
        "kind": "module",
        "definition": {"module": module, "name": name.split(".")[-1], "file": source(module).file(), "line": 1},
    }
