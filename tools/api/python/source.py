"""Static view of Taichi's modules: where a name is bound, and by which statement."""

import ast
import importlib
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path


class InventoryError(Exception):
    """Something the generator does not understand; the text says what and where."""


@dataclass(frozen=True)
class Definition:
    """The statement that binds a name: its module and syntax node, and the import that brought it here."""

    module: str
    name: str
    node: ast.AST
    hops: tuple[str, ...]


class Source:
    """One module: runtime object, text and syntax tree."""

    def __init__(self, name: str):
        self.name = name
        self.module = importlib.import_module(name)
        self.path = Path(self.module.__file__ or "")
        self.is_package = self.path.name == "__init__.py"
        self.text = self.path.read_text(encoding="utf-8")
        self.tree = ast.parse(self.text, filename=str(self.path))

    def file(self) -> str:
        """Path inside the repository, for example "python/taichi/lang/impl.py"."""
        root = Path(sys.modules["taichi"].__file__).parent
        return "python/taichi/" + self.path.relative_to(root).as_posix()

    def segment(self, node: ast.AST) -> str:
        """Source text of a node with runs of white space collapsed."""
        return " ".join((ast.get_source_segment(self.text, node) or ast.unparse(node)).split())


@cache
def source(module: str) -> Source:
    return Source(module)


def statements(body: list[ast.stmt]):
    """Statements of a body in order, those inside `if`, `try` and `with` included."""
    for statement in body:
        yield statement
        for field in ("body", "orelse", "finalbody"):
            if isinstance(statement, (ast.If, ast.Try, ast.With)):
                yield from statements(getattr(statement, field, []))
        for handler in getattr(statement, "handlers", []):
            yield from statements(handler.body)


def assigned_names(statement: ast.stmt) -> list[str]:
    """Plain names that an assignment binds."""
    if isinstance(statement, ast.AnnAssign):
        targets = [statement.target]
    elif isinstance(statement, ast.Assign):
        targets = list(statement.targets)
    else:
        return []
    names = []
    for target in targets:
        parts = target.elts if isinstance(target, (ast.Tuple, ast.List)) else [target]
        names += [part.id for part in parts if isinstance(part, ast.Name)]
    return names


def _imported_module(origin: Source, statement: ast.ImportFrom) -> str:
    if not statement.level:
        return statement.module or ""
    parts = origin.name.split(".")
    base = parts[: len(parts) - statement.level + (1 if origin.is_package else 0)]
    return ".".join(base + ([statement.module] if statement.module else []))


def exported(module: str) -> set[str]:
    """What `from module import *` brings in."""
    runtime = importlib.import_module(module)
    names = getattr(runtime, "__all__", None)
    return set(names if names is not None else [name for name in vars(runtime) if not name.startswith("_")])


def has_all(module: str) -> bool:
    return hasattr(importlib.import_module(module), "__all__")


def is_taichi(module: str) -> bool:
    return module == "taichi" or module.startswith("taichi.")


def resolve(module: str, name: str, hops: tuple[str, ...] = ()) -> Definition | None:
    """Follow imports and class or function aliases from a name in a module to its definition; None if unbound.

    A hop says how the name came: "all:M" from a star import of a module with `__all__`, "star:M" from one
    without, "from:M" from an import by name.
    """
    origin = source(module)
    for statement in reversed(list(statements(origin.tree.body))):
        if isinstance(statement, (ast.FunctionDef, ast.ClassDef)) and statement.name == name:
            return Definition(module, name, statement, hops)
        if name in assigned_names(statement):
            value = statement.value
            if isinstance(value, ast.Name) and callable(getattr(origin.module, name)) and value.id != name:
                target = resolve(module, value.id, hops)
                if target is not None and isinstance(target.node, (ast.FunctionDef, ast.ClassDef)):
                    return target
            return Definition(module, name, statement, hops)
        if isinstance(statement, ast.Import) and any((a.asname or a.name.split(".")[0]) == name for a in statement.names):
            return Definition(module, name, statement, hops)
        if isinstance(statement, ast.ImportFrom):
            found = _follow(origin, statement, name, hops)
            if found is not None:
                return found
    return None


def _follow(origin: Source, statement: ast.ImportFrom, name: str, hops: tuple[str, ...]) -> Definition | None:
    target = _imported_module(origin, statement)
    for alias in statement.names:
        if alias.name == "*":
            if is_taichi(target) and name in exported(target):
                kind = "all" if has_all(target) else "star"
                return resolve(target, name, hops + (f"{kind}:{target}",))
        elif (alias.asname or alias.name) == name:
            if not is_taichi(target) or target.startswith("taichi._lib.core"):
                return Definition(origin.name, name, statement, hops)
            return resolve(target, alias.name, hops + (f"from:{target}",))
    return None
