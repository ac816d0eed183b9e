"""Facts of one public name."""

import ast
import enum
import importlib
import inspect

from deprecation import deprecation_of
from members import VALUE_LENGTH, bases_of, class_node, constructor_signature, members_of
from native import SIGNATURES, is_native
from signature import decorators_of, signature_of
from source import Definition, InventoryError, resolve, source

# Functions whose purpose is to stand behind an @. Python cannot tell them from others.
DECORATORS = {
    "taichi.ad._ad.grad_for",
    "taichi.ad._ad.grad_replaced",
    "taichi.ad._ad.no_grad",
    "taichi.aot._export.export",
    "taichi.aot._export.export_as",
    "taichi.aot.utils.json_data_model",
    "taichi.experimental.real_func",
    "taichi.lang.kernel_impl.data_oriented",
    "taichi.lang.kernel_impl.func",
    "taichi.lang.kernel_impl.kernel",
    "taichi.lang.kernel_impl.pyfunc",
    "taichi.lang.kernel_impl.real_func",
    "taichi.lang.struct.dataclass",
}

# Instances of private classes whose members are what readers look for, and the class that they hand other names to.
DATA_WITH_MEMBERS = {"taichi.root": "FieldsBuilder"}


def symbol_of(name: str, qualified: str, access: str, thing, definition: Definition) -> dict:
    """Entry of the inventory for a name; `definition` is the statement that binds it."""
    origin = source(definition.module)
    symbol = {
        "name": name,
        "qualifiedName": qualified,
        "access": access,
        "kind": kind_of(thing, definition),
        "definition": {
            "module": definition.module,
            "name": definition.name,
            "file": origin.file(),
            "line": definition.node.lineno,
        },
    }
    if symbol["kind"] == "data":
        _add_data(symbol, qualified, thing, definition)
        return symbol
    if is_native(thing):
        symbol["native"] = True
    if inspect.isclass(thing):
        _add_class(symbol, thing)
    else:
        _add_function(symbol, definition)
    return symbol


def kind_of(thing, definition: Definition) -> str:
    """Kind of a symbol: class, exception, enum, function, decorator or data."""
    if inspect.isclass(thing):
        if issubclass(thing, BaseException):
            return "exception"
        return "enum" if issubclass(thing, enum.Enum) or hasattr(thing, "__members__") else "class"
    if inspect.isroutine(thing):
        return "decorator" if f"{definition.module}.{definition.name}" in DECORATORS else "function"
    return "data"


def _add_class(symbol: dict, cls) -> None:
    if not is_native(cls):
        definition = symbol["definition"]
        definition.update(module=cls.__module__, name=cls.__qualname__, file=source(cls.__module__).file())
        definition["line"] = class_node(cls).lineno
        if bases_of(cls):
            symbol["bases"] = bases_of(cls)
        if symbol["kind"] == "class":
            symbol["signature"] = constructor_signature(cls)
        decorators = decorators_of(source(cls.__module__), class_node(cls))
        if decorators:
            symbol["decorators"] = decorators
        deprecation = deprecation_of(cls.__module__, f"{cls.__module__}.{cls.__qualname__}", class_node(cls))
        if deprecation is not None:
            symbol["deprecated"] = deprecation
    members, families = members_of(cls)
    if members:
        symbol["members"] = members
    if families:
        symbol["families"] = families


def _add_function(symbol: dict, definition: Definition) -> None:
    node = definition.node
    where = f"{definition.module}.{definition.name}"
    if symbol.get("native"):
        if definition.name not in SIGNATURES:
            raise InventoryError(f"{where} is compiled: write its signature in native.py")
        symbol["signature"] = SIGNATURES[definition.name]
        return
    if not isinstance(node, ast.FunctionDef):
        raise InventoryError(f"{where} is a function, but {source(definition.module).file()}:{node.lineno} is no def")
    symbol["signature"] = signature_of(source(definition.module), node, bound=False)
    decorators = decorators_of(source(definition.module), node)
    if decorators:
        symbol["decorators"] = decorators
    deprecation = deprecation_of(definition.module, where, node)
    if deprecation is not None:
        symbol["deprecated"] = deprecation


def _add_data(symbol: dict, qualified: str, thing, definition: Definition) -> None:
    symbol["type"] = type(thing).__qualname__
    if isinstance(definition.node, ast.ImportFrom):
        symbol["reexportOf"] = f"{definition.node.module}.{definition.name}"
    value = getattr(definition.node, "value", None)
    text = source(definition.module).segment(value) if value is not None else None
    if text is not None and len(text) <= VALUE_LENGTH:
        symbol["value"] = text
    if qualified in DATA_WITH_MEMBERS:
        symbol["members"] = _members_with_delegate(type(thing), thing_of("taichi", DATA_WITH_MEMBERS[qualified]))


def _members_with_delegate(cls, delegate) -> list[dict]:
    members = {member["name"]: member for member in members_of(cls)[0]}
    owner = f"{delegate.__module__}.{delegate.__qualname__}"
    for member in members_of(delegate)[0]:
        members.setdefault(member["name"], {**member, "inheritedFrom": member.get("inheritedFrom", owner)})
    return [members[name] for name in sorted(members)]


def resolved(module: str, name: str) -> Definition:
    """Definition of a name that must have one; raises InventoryError otherwise."""
    definition = resolve(module, name)
    if definition is None:
        raise InventoryError(f"{module}.{name}: no statement in the source binds it")
    return definition


def thing_of(module: str, name: str):
    """Run-time object of a name."""
    return getattr(importlib.import_module(module), name)
