"""What has no Python source, written by hand: it is marked `"native": true` in the inventory."""

# Signatures of functions of the compiled core, under the names that `ti.types` gives them.
SIGNATURES = {
    name: {"parameters": [{"name": "dtype", "kind": "positionalOnly", "annotation": "DataType"}], "returns": "bool"}
    for name in ("is_integral", "is_real", "is_signed", "is_tensor")
}


def is_native(thing) -> bool:
    """True for classes and functions of the compiled core."""
    return getattr(thing, "__module__", None) == "taichi._lib.core.taichi_python" or (
        type(thing).__name__ == "builtin_function_or_method"
        and "taichi_python" in str(getattr(thing, "__self__", getattr(thing, "__module__", "")))
    )


def enum_members(native_enum) -> list[dict]:
    """Values of a compiled enum: the names are read from it, they have no source line."""
    return [{"name": name, "kind": "value"} for name in sorted(native_enum.__members__)]
