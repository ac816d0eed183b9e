"""The public names of a section."""

import importlib
import inspect

from source import InventoryError, has_all, is_taichi, resolve, source


def public_names(module: str) -> list[str]:
    """Sorted names that a section documents: its `__all__`, else the public names that are defined in it.

    A package counts what its `__init__` imports by name, or by star from a module with `__all__`, as its own.
    """
    runtime = importlib.import_module(module)
    if has_all(module):
        names = set(runtime.__all__)
    else:
        names = {name for name in dir(runtime) if not name.startswith("_") and _belongs(module, name)}
    missing = sorted(name for name in names if not hasattr(runtime, name))
    if missing:
        raise InventoryError(f"{module}: __all__ names {', '.join(missing)}, which the module does not have")
    return sorted(name for name in names if not inspect.ismodule(getattr(runtime, name)))


def _belongs(module: str, name: str) -> bool:
    if inspect.ismodule(getattr(importlib.import_module(module), name)):
        return False
    definition = resolve(module, name)
    if definition is None:
        raise InventoryError(f"{module}.{name}: bound at run time, but no statement in the source binds it")
    if not source(module).is_package:
        return definition.module == module and not definition.hops and not _is_import(definition.node)
    if definition.hops:
        first, target = definition.hops[0].split(":")
        if first != "star":
            return is_taichi(target)
    inside = definition.module == module or definition.module.startswith(module + ".")
    return inside and not _is_import(definition.node)


def _is_import(node) -> bool:
    return type(node).__name__ in ("Import", "ImportFrom")
