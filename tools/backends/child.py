"""Runs features on one backend, one after the other, and prints a line RESULT for each.

    child.py BACKEND list        prints Taichi's own table of extensions
    child.py BACKEND NAME ...    runs these features
"""

import re
import sys

import taichi as ti

from features import FEATURES

BACKENDS = ("x64", "arm64", "cuda", "amdgpu", "vulkan", "opengl", "gles", "metal", "dx11", "dx12")


def declared():
    """Returns what the package's own table says, by extension."""
    from taichi._lib import core

    names = [name for name in dir(ti.extension) if not name.startswith("_") and name not in ("name", "value")]
    return {name: [a for a in BACKENDS if core.is_extension_supported(getattr(ti, a), getattr(ti.extension, name))] for name in names}


def main():
    """Runs what the command line names."""
    backend, names = sys.argv[1], sys.argv[2:]
    if names == ["list"]:
        rows = {name: {"text": text, "extension": extension} for name, (_, text, extension) in FEATURES.items()}
        print(f"\nRESULT {({'rows': rows, 'declared': declared()})!r}", flush=True)
        return
    for name in names:
        print(f"\nBEGIN {name}", flush=True)
        ti.init(arch=getattr(ti, backend), enable_fallback=False, debug=name == "assertions", offline_cache=False, log_level=ti.ERROR)
        try:
            FEATURES[name][0]()
            ti.sync()
            result = "yes"
        except Exception as error:
            lines = [line.strip() for line in str(error).splitlines() if line.strip(" ^~")]
            # Addresses differ from run to run.
            result = re.sub("0x[0-9a-f]+", "0x…", f"{type(error).__name__}: {lines[-1] if lines else ''}")[:120]
        print(f"\nRESULT {(name, result)!r}", flush=True)


main()
