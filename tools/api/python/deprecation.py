"""Deprecated names and what replaces them."""

import ast
import importlib

from source import InventoryError, source

# Replacements that the package states in prose only, as the names of the release that deprecates them.
REPLACEMENTS = {
    "taichi.block_dim": "ti.loop_config",
    "taichi.parallelize": "ti.loop_config",
    "taichi.serialize": "ti.loop_config",
    "taichi.TriMesh": "meshtaichi_patcher.load_mesh",
    "taichi.TetMesh": "meshtaichi_patcher.load_mesh",
    "taichi.experimental.real_func": "ti.real_func",
    "taichi.lang.struct.Struct.fill": None,
    "taichi.linalg.sparse_matrix.sparse_matrix_builder": "ti.types.sparse_matrix_builder",
    "taichi.ui.scene.Scene": "ti.ui.Window.get_scene",
    "taichi.ui.ui.make_camera": "ti.ui.Camera",
    "taichi.ui.window.Window.write_image": "ti.ui.Window.save_image",
}


def deprecated_names() -> dict[str, tuple[str, str]]:
    """Names behind the package's `__getattr__` (1.5.0): name → (path of the target below taichi, replacement)."""
    package = importlib.import_module("taichi")
    table = {name: (path, f"ti.{path}") for name, path in getattr(package, "__deprecated_names__", {}).items()}
    for name, (_, path) in getattr(package, "__customized_deprecations__", {}).items():
        table[name] = (path, REPLACEMENTS[f"taichi.{name}"])
    return table


def deprecation_of(module: str, qualified: str, node: ast.AST) -> dict | None:
    """Deprecation of a function or class: it warns on every call, not only for some argument."""
    function = node
    if isinstance(node, ast.ClassDef):
        function = next((s for s in node.body if isinstance(s, ast.FunctionDef) and s.name == "__init__"), None)
    if not isinstance(function, ast.FunctionDef) or not any(_warns(source(module), s) for s in function.body):
        return None
    if qualified not in REPLACEMENTS:
        raise InventoryError(
            f"{qualified} ({source(module).file()}:{node.lineno}) warns that it is deprecated; "
            "say in deprecation.py what replaces it (None: nothing)"
        )
    replacement = REPLACEMENTS[qualified]
    return {"replacement": replacement} if replacement else {}


def _warns(origin, statement: ast.stmt) -> bool:
    if not isinstance(statement, ast.Expr) or not isinstance(statement.value, ast.Call):
        return False
    call = statement.value
    return origin.segment(call.func).endswith("warn") and any(
        isinstance(argument, ast.Name) and argument.id == "DeprecationWarning"
        for argument in [*call.args, *[keyword.value for keyword in call.keywords]]
    )
