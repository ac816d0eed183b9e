"""Members of classes: methods, properties, class and instance attributes, values of enums."""

import ast
import enum
import inspect

from deprecation import deprecation_of
from native import enum_members, is_native
from signature import decorators_of, signature_of
from source import InventoryError, assigned_names, is_taichi, source, statements

VALUE_LENGTH = 80


def class_node(cls) -> ast.ClassDef:
    """Syntax node of a class, found by its qualified name in its module."""
    body = source(cls.__module__).tree.body
    node = None
    for part in cls.__qualname__.split("."):
        found = [s for s in statements(body) if isinstance(s, ast.ClassDef) and s.name == part]
        if not found:
            raise InventoryError(f"{cls.__module__}.{cls.__qualname__}: no class statement in the source")
        node = found[-1]
        body = node.body
    return node


def bases_of(cls) -> list[str]:
    """Base classes as qualified names, `object` left out."""
    names = [base.__name__ if base.__module__ == "builtins" else f"{base.__module__}.{base.__qualname__}" for base in cls.__bases__]
    return [name for name in names if name != "object"]


def constructor_signature(cls) -> dict:
    """Signature of the constructor that a class has or inherits within Taichi."""
    for owner in _taichi_classes(cls):
        origin = source(owner.__module__)
        for name in ("__init__", "__new__"):
            if name not in vars(owner):
                continue
            nodes = [s for s in class_node(owner).body if isinstance(s, ast.FunctionDef) and s.name == name]
            if not nodes:
                raise InventoryError(f"{owner.__module__}.{owner.__qualname__}.{name} has no source")
            return {"parameters": signature_of(origin, nodes[-1], bound=True)["parameters"]}
    return {"parameters": []}


def members_of(cls) -> tuple[list[dict], list[dict]]:
    """Sorted public members of a class, inherited ones marked, and the families of generated members."""
    if is_native(cls):
        return enum_members(cls), []
    members: dict[str, dict] = {}
    families = []
    for owner in _taichi_classes(cls):
        inherited = None if owner is cls else f"{owner.__module__}.{owner.__qualname__}"
        swizzles = vars(owner).get("_swizzle_to_keygroup", {})
        if swizzles and not families:
            groups = list(dict.fromkeys(swizzles.values()))
            families.append(
                {"name": "swizzles", "groups": groups, "maxLength": max(map(len, swizzles)), "count": len(swizzles)}
            )
        for member in _own_members(owner, swizzles):
            if inherited:
                member["inheritedFrom"] = inherited
            members.setdefault(member["name"], member)
    return [members[name] for name in sorted(members)], families


def _taichi_classes(cls) -> list[type]:
    return [owner for owner in cls.__mro__ if is_taichi(owner.__module__) and not is_native(owner)]


def _own_members(owner, swizzles) -> list[dict]:
    node = class_node(owner)
    found = []
    for name, value in vars(owner).items():
        if name.startswith("_") or name in swizzles:
            continue
        if issubclass(owner, enum.Enum) and not (name in owner.__members__ or inspect.isroutine(value)):
            continue
        found.append(_member(owner, node, name, value))
    known = {member["name"] for member in found}
    return found + [m for m in _instance_attributes(owner, node) if m["name"] not in known and m["name"] not in swizzles]


def _member(owner, node: ast.ClassDef, name: str, value) -> dict:
    origin = source(owner.__module__)
    where = f"{owner.__module__}.{owner.__qualname__}.{name}"
    statement = _statement(node, name)
    if statement is None:
        return _generated_member(where, name, value)
    line = {"file": origin.file(), "line": statement.lineno}
    if isinstance(statement, ast.ClassDef):
        nested, _ = members_of(value)
        return {
            "name": name,
            "kind": "class",
            **line,
            "signature": constructor_signature(value),
            **({"members": nested} if nested else {}),
        }
    if isinstance(value, property):
        member = {"name": name, "kind": "property", **line, "writable": value.fset is not None}
        if value.fget is None:
            member["readable"] = False
        if isinstance(statement, ast.FunctionDef) and statement.returns is not None:
            member["type"] = origin.segment(statement.returns)
    elif isinstance(statement, ast.FunctionDef):
        member = _method(origin, statement, name, value, line)
    elif isinstance(owner, enum.EnumMeta):
        member = {"name": name, "kind": "value", **line}
    else:
        member = {"name": name, "kind": "attribute", **line, "scope": "class", **_assigned_value(origin, statement)}
    deprecation = deprecation_of(owner.__module__, where, statement)
    if deprecation is not None:
        member["deprecated"] = deprecation
    return member


def _method(origin, statement: ast.FunctionDef, name: str, value, line: dict) -> dict:
    kind = {staticmethod: "staticMethod", classmethod: "classMethod"}.get(type(value), "method")
    bound = kind != "staticMethod"
    decorators = [d for d in decorators_of(origin, statement) if d not in ("staticmethod", "classmethod")]
    return {
        "name": name,
        "kind": kind,
        **line,
        "signature": signature_of(origin, statement, bound),
        **({"decorators": decorators} if decorators else {}),
    }


def _generated_member(where: str, name: str, value) -> dict:
    """A method that a class decorator adds: its code says where it was written."""
    function = inspect.unwrap(getattr(value, "__func__", value))
    code = getattr(function, "__code__", None)
    if code is None:
        raise InventoryError(f"{where}: bound at run time, but no statement in the class binds it")
    origin = source(function.__module__)
    nodes = [n for n in ast.walk(origin.tree) if isinstance(n, ast.FunctionDef) and n.name == code.co_name]
    nodes = [n for n in nodes if code.co_firstlineno in (n.lineno, *[d.lineno for d in n.decorator_list])]
    if len(nodes) != 1:
        raise InventoryError(f"{where}: cannot find the function {code.co_name} in {origin.file()}")
    return _method(origin, nodes[0], name, value, {"file": origin.file(), "line": nodes[0].lineno})


def _statement(node: ast.ClassDef, name: str) -> ast.stmt | None:
    """Statement of a class body that binds a name; of a property, its getter."""
    found = None
    for statement in statements(node.body):
        if isinstance(statement, (ast.FunctionDef, ast.ClassDef)) and statement.name == name:
            setter = any(isinstance(d, ast.Attribute) and d.attr in ("setter", "deleter") for d in statement.decorator_list)
            found = found if setter and found is not None else statement
        elif name in assigned_names(statement):
            found = statement
    return found


def _assigned_value(origin, statement: ast.stmt) -> dict:
    value = getattr(statement, "value", None)
    text = origin.segment(value) if value is not None else None
    return {"value": text} if text is not None and len(text) <= VALUE_LENGTH else {}


def _instance_attributes(owner, node: ast.ClassDef) -> list[dict]:
    """Public attributes that `__init__` sets on its instance, with their annotation where there is one."""
    init = next((s for s in node.body if isinstance(s, ast.FunctionDef) and s.name == "__init__"), None)
    if init is None or not init.args.args:
        return []
    this = init.args.args[0].arg
    origin = source(owner.__module__)
    found: dict[str, dict] = {}
    for statement in ast.walk(init):
        targets = statement.targets if isinstance(statement, ast.Assign) else []
        if isinstance(statement, ast.AnnAssign):
            targets = [statement.target]
        for target in targets:
            for part in target.elts if isinstance(target, ast.Tuple) else [target]:
                if not (isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name) and part.value.id == this):
                    continue
                if part.attr.startswith("_") or found.get(part.attr, {"line": 1 << 30})["line"] <= statement.lineno:
                    continue
                member = {"name": part.attr, "kind": "attribute", "file": origin.file(), "line": statement.lineno}
                member["scope"] = "instance"
                if isinstance(statement, ast.AnnAssign):
                    member["type"] = origin.segment(statement.annotation)
                found[part.attr] = member
    return list(found.values())
