"""Which section of the API reference exists in which version.

The table is the one of the site's specification; a module that a wheel ships but the table does not list
(for example `taichi.experimental` in 1.5.0) gets no section.
"""

PACKAGE = "taichi"

ALL = ("v1.5.0", "v1.6.0", "master")

_AVAILABILITY = {
    "ad": ALL,
    "algorithms": ALL,
    "aot": ALL,
    "aot/conventions": ALL,
    "aot/conventions/gfxruntime140": ALL,
    "aot/conventions/gfxruntime140/dr": ALL,
    "aot/conventions/gfxruntime140/sr": ALL,
    "aot/module": ALL,
    "aot/record": ("v1.5.0", "v1.6.0"),
    "aot/utils": ALL,
    "experimental": ("v1.6.0", "master"),
    "graph": ALL,
    "linalg": ALL,
    "linalg/matrixfree_cg": ("master",),
    "linalg/sparse_cg": ("master",),
    "math": ALL,
    "profiler": ALL,
    "profiler/kernel_metrics": ALL,
    "profiler/kernel_profiler": ALL,
    "profiler/memory_profiler": ALL,
    "profiler/scoped_profiler": ALL,
    "sparse": ("master",),
    "tools": ALL,
    "tools/cc_compose": ("v1.5.0", "v1.6.0"),
    "tools/diagnose": ALL,
    "tools/image": ALL,
    "tools/np2ply": ALL,
    "tools/video": ALL,
    "tools/vtk": ("v1.6.0", "master"),
    "types": ALL,
    "types/annotations": ALL,
    "types/compound_types": ALL,
    "types/ndarray_type": ALL,
    "types/primitive_types": ALL,
    "types/quant": ALL,
    "types/texture_type": ALL,
    "types/utils": ALL,
    "ui": ALL,
    "ui/camera": ALL,
    "ui/canvas": ALL,
    "ui/constants": ALL,
    "ui/gui": ALL,
    "ui/imgui": ALL,
    "ui/scene": ALL,
    "ui/staging_buffer": ALL,
    "ui/ui": ALL,
    "ui/utils": ALL,
    "ui/window": ALL,
}

# `ti.simt` is public but has no section of its own; its names stand on the package page.
PACKAGE_PAGE_MODULES = {"simt": "taichi.lang.simt"}


def sections_of(version: str) -> list[str]:
    """Section ids of a version, sorted, package page first: "taichi", "taichi/ad", …"""
    if version not in ALL:
        raise SystemExit(f"sections.py: unknown version {version!r}; use one of {', '.join(ALL)}")
    return [PACKAGE] + [f"{PACKAGE}/{path}" for path, versions in sorted(_AVAILABILITY.items()) if version in versions]


def module_of(section: str) -> str:
    """Python module of a section id: "taichi/aot/module" gives "taichi.aot.module"."""
    return section.replace("/", ".")
