"""Where fields lie in their buffers, in 32-bit words."""
import taichi as ti
from refused import Refused
from taichi.lang import impl, matrix
from taichi.lang.field import ScalarField
from taichi.lang.struct import StructField

SPLIT = "use ti.field with a shape, without a layout of your own"


def tree_of(root):
    """Returns the number of the field tree that a root belongs to."""
    prog = impl.get_runtime().prog
    for k in range(prog.get_snode_tree_size()):
        if prog.get_snode_root(k).id == root.id:
            return k
    raise Refused("a field has no tree", SPLIT)


def word_of(snode, key):
    """Returns the tree of a field and the word of one of its elements."""
    dense = snode.parent
    if dense.type == ti._lib.core.SNodeType.root:
        return [tree_of(dense), snode.offset_bytes_in_parent_cell // 4]
    root = dense.parent
    if root is None or root.type != ti._lib.core.SNodeType.root:
        raise Refused("Python writes to a field whose layout has more than one level", SPLIT)
    if snode.data_type().to_string() not in ("f32", "i32", "u32"):
        raise Refused("Python writes to a field of other than 32-bit numbers", "use f32, i32 or u32")
    axes = range(dense.num_active_indices())
    along = getattr(dense, "get_shape_along_axis", None) or dense.shape_along_axis
    n = 0
    for size, k in zip([along(axis) for axis in axes], key):
        n = n * size + k
    return [tree_of(root), (dense.offset_bytes_in_parent_cell + n * dense.cell_size_bytes + snode.offset_bytes_in_parent_cell) // 4]


def place(field):
    """Describes where a field lies: tree, offset, stride, number of components and their distance, shape, type."""
    members = getattr(field, "vars", None) or [field]
    nodes = [v.ptr.snode() for v in members]
    chain, node = [], nodes[0]
    while node is not None and node.type != ti._lib.core.SNodeType.root:
        chain.append(node)
        node = node.parent
    kind = str(getattr(members[0], "dtype", field.dtype))
    if len(chain) > 2:
        raise Refused("the layout of a field has more than one level", SPLIT)
    if kind not in ("f32", "i32", "u32"):
        raise Refused(f"a field has the type {kind}", "use f32, i32 or u32")
    base = chain[1].offset_bytes_in_parent_cell if len(chain) == 2 else 0
    stride = chain[1].cell_size_bytes if len(chain) == 2 else 0
    offsets = [base + node.offset_bytes_in_parent_cell for node in nodes]
    return {
        "root": tree_of(node if len(chain) == 0 else chain[-1].parent), "offset": offsets[0] // 4, "stride": stride // 4, "comps": len(nodes),
        "step": (offsets[1] - offsets[0]) // 4 if len(offsets) > 1 else 1, "shape": list(field.shape), "dtype": kind,
    }


def fields_of(names):
    """Returns the fields of a program by name, those of struct fields as `struct.member`."""
    found = {}
    for name, value in names.items():
        if isinstance(value, (ScalarField, matrix.MatrixField)):
            found[name] = value
        elif isinstance(value, StructField):
            members = {key: value.get_member_field(key) for key in value.keys}
            found.update({f"{name}.{key}": m for key, m in members.items() if isinstance(m, (ScalarField, matrix.MatrixField))})
    return found
