"""Which section of the API reference exists in which release.

The table is the one of the site's specification; a module that a wheel ships but the table does not list
(for example `taichi.experimental` in 1.5.0) gets no section.
"""

PACKAGE = "taichi"

_SECTIONS = (
    "ad",
    "algorithms",
    "aot",
    "aot/conventions",
    "aot/conventions/gfxruntime140",
    "aot/conventions/gfxruntime140/dr",
    "aot/conventions/gfxruntime140/sr",
    "aot/module",
    "aot/record",
    "aot/utils",
    "experimental",
    "graph",
    "linalg",
    "linalg/matrixfree_cg",
    "linalg/sparse_cg",
    "math",
    "profiler",
    "profiler/kernel_metrics",
    "profiler/kernel_profiler",
    "profiler/memory_profiler",
    "profiler/scoped_profiler",
    "sparse",
    "tools",
    "tools/cc_compose",
    "tools/diagnose",
    "tools/image",
    "tools/np2ply",
    "tools/video",
    "tools/vtk",
    "types",
    "types/annotations",
    "types/compound_types",
    "types/ndarray_type",
    "types/primitive_types",
    "types/quant",
    "types/texture_type",
    "types/utils",
    "ui",
    "ui/camera",
    "ui/canvas",
    "ui/constants",
    "ui/gui",
    "ui/imgui",
    "ui/scene",
    "ui/staging_buffer",
    "ui/ui",
    "ui/utils",
    "ui/window",
)

# Those that older releases lack, with the first release that has them; and those that were removed, with the first release without them.
_ADDED = {"experimental": (1, 6, 0), "linalg/matrixfree_cg": (1, 7, 0), "linalg/sparse_cg": (1, 7, 0), "sparse": (1, 7, 0), "tools/vtk": (1, 6, 0)}
_REMOVED = {"aot/record": (1, 7, 0), "tools/cc_compose": (1, 7, 0)}

# `ti.simt` is public but has no section of its own; its names are on the package page.
PACKAGE_PAGE_MODULES = {"simt": "taichi.lang.simt"}


def sections_of(tag: str) -> list[str]:
    """Lists the section ids of a release such as "v1.6.0", sorted, package page first: "taichi", "taichi/ad", …"""
    release = tuple(int(part) for part in tag.removeprefix("v").split("."))
    return [PACKAGE] + [
        f"{PACKAGE}/{path}"
        for path in sorted(_SECTIONS)
        if _ADDED.get(path, release) <= release and not (path in _REMOVED and _REMOVED[path] <= release)
    ]


def module_of(section: str) -> str:
    """Python module of a section id: "taichi/aot/module" gives "taichi.aot.module"."""
    return section.replace("/", ".")
