"""Asks the compiler and the library whether what was read from the headers is true."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from source import InventoryError

GUARDS = {"taichi_vulkan.h": "TI_WITH_VULKAN", "taichi_cpu.h": "TI_WITH_CPU", "taichi_cuda.h": "TI_WITH_CUDA"}


def verify(symbols: list[dict], headers: tuple[str, ...], folder: Path) -> None:
    """Compiles a list of claims where there is a compiler; raises an InventoryError with the first claim that fails."""
    _verify_exports(symbols, folder)
    compiler = shutil.which("g++")
    vulkan = "taichi_vulkan.h" in headers
    if not compiler or (vulkan and not Path("/usr/include/vulkan/vulkan.h").is_file()):
        print("generate.py: no g++ or no vulkan/vulkan.h; the C headers are not verified", file=sys.stderr)
        return
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch) / "claims.cpp"
        path.write_text(claims(symbols, headers), encoding="utf-8")
        command = [compiler, "-std=c++17", "-fsyntax-only", "-w", f"-I{folder / 'include'}", str(path)]
        done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        error = next((line for line in done.stderr.splitlines() if "error:" in line), done.stderr)
        raise InventoryError(f"{', '.join(headers)}: the compiler disagrees with c_headers.py: {error}")


def claims(symbols: list[dict], headers: tuple[str, ...]) -> str:
    """A translation unit that compiles only when names, values, types, fields and signatures are as written."""
    lines = [f"#define {GUARDS[header]} 1" for header in headers if header in GUARDS]
    lines += ["#include <vulkan/vulkan.h>"] if "taichi_vulkan.h" in headers else []
    lines += ["#include <taichi/taichi.h>", "#include <type_traits>"]
    for symbol in symbols:
        lines += _claims_of(symbol)
    return "\n".join(lines) + "\n"


def _claims_of(symbol: dict) -> list[str]:
    name, kind = symbol["name"], symbol["kind"]
    if kind == "macro":
        return [f'static_assert({name} == {symbol["value"]}, "{name}");']
    if kind == "handle":
        return [f'static_assert(std::is_pointer<{name}>::value && sizeof({name}) == sizeof(void*), "{name}");']
    if kind == "typedef":
        return [_same(name, symbol["type"], name)]
    if kind in ("enum", "bitFlags"):
        return [
            f'static_assert(std::is_same<decltype({value["name"]}), {name}>::value && '
            f'(long long){value["name"]} == {value["value"]}ll, "{value["name"]}");'
            for value in symbol["values"]
        ]
    if kind == "function":
        signature = symbol["signature"]
        types = ", ".join(parameter["type"] for parameter in signature["parameters"])
        return [_same(f"decltype({name})", f"{signature['returns']}({types})", name)]
    fields = symbol["fields"]
    lines = []
    for field in fields:
        array = f"[{field['length']}]" if "length" in field else ""
        lines.append(_same(f"decltype({name}::{field['name']})", f"{field['type']}{array}", f"{name}::{field['name']}"))
    if kind == "structure":  # a structured binding wants as many names as there are fields
        names = ", ".join(f"field{index}" for index in range(len(fields)))
        lines.append(f"inline void count_{name}({name} &value) {{ auto &[{names}] = value; }}")
    return lines


def _same(left: str, right: str, name: str) -> str:
    return f'static_assert(std::is_same<{left}, {right}>::value, "{name}");'


def _verify_exports(symbols: list[dict], folder: Path) -> None:
    library = folder / "lib" / "libtaichi_c_api.so"
    if not library.is_file():
        return
    content = library.read_bytes()
    for symbol in symbols:
        if symbol["kind"] == "function" and b"\0" + symbol["name"].encode() + b"\0" not in content:
            raise InventoryError(f"{symbol['file']}:{symbol['line']}: {symbol['name']} is not in {library.name}")
