"""Edits Taichi's SPIR-V so that WebGPU accepts it.

Taichi declares a buffer once for each type that it is accessed as: u32 for loads and stores, i32 for atomics and the bounds of
loops. WebGPU forbids two writable views of one buffer, so all views become one, with casts around every access.
"""
import struct

from refused import Refused

OP = dict(Nop=0, Name=5, MemberName=6, Capability=17, TypeInt=21, TypeFloat=22, TypeRuntimeArray=29, TypeStruct=30, TypePointer=32,
          Function=54, Variable=59, Load=61, Store=62, AccessChain=65, InBoundsAccessChain=66, Decorate=71, MemberDecorate=72,
          Bitcast=124, MemoryBarrier=225, AtomicLoad=227, AtomicStore=228, AtomicExchange=229, AtomicCompareExchange=230,
          AtomicIIncrement=232, AtomicIDecrement=233, AtomicIAdd=234, AtomicISub=235, AtomicSMin=236, AtomicUMin=237,
          AtomicSMax=238, AtomicUMax=239, AtomicAnd=240, AtomicOr=241, AtomicXor=242, EntryPoint=15)
NAME = {v: k for k, v in OP.items()}




def parse(blob):
    """Splits a module into its header and a list of instructions."""
    words = list(struct.unpack(f"<{len(blob) // 4}I", blob))
    head, at, out = words[:5], 5, []
    while at < len(words):
        n, op = words[at] >> 16, words[at] & 0xFFFF
        out.append([op, *words[at + 1 : at + n]])
        at += n
    return head, out


def pack(head, insts):
    """Joins a header and instructions into a module."""
    words = list(head)
    for i in insts:
        words.append((len(i) << 16) | i[0])
        words.extend(i[1:])
    return struct.pack(f"<{len(words)}I", *words)


def capabilities(insts):
    """Lists the capabilities that a module declares."""
    return [i[1] for i in insts if i[0] == OP["Capability"]]


def merge_views(blob, binds):
    """Merges the views of each buffer; `binds` maps bindings to buffers. Returns the module and the bindings that remain."""
    head, insts = parse(blob)
    new_id = [head[3]]

    def fresh():
        new_id[0] += 1
        return new_id[0] - 1

    binding = {i[1]: i[3] for i in insts if i[0] == OP["Decorate"] and i[2] == 33}
    pointers = {i[1]: (i[2], i[3]) for i in insts if i[0] == OP["TypePointer"]}
    structs = {i[1]: i[2:] for i in insts if i[0] == OP["TypeStruct"]}
    arrays = {i[1]: i[2] for i in insts if i[0] == OP["TypeRuntimeArray"]}
    variables = {i[2]: i[1] for i in insts if i[0] == OP["Variable"]}
    ints = {i[1]: (i[2], i[3]) for i in insts if i[0] == OP["TypeInt"]}

    def element(var):
        storage, st = pointers[variables[var]]
        member = structs.get(st, [None])[0]
        return arrays.get(member)

    groups = {}
    for var, b in binding.items():
        if b >= 2 and b in binds:
            groups.setdefault(binds[b], []).append(var)
    groups = {k: v for k, v in groups.items() if len(v) > 1}
    left = dict(binds)
    moved, wanted = {}, {}
    for key, group in groups.items():
        chains = {}
        for i in insts:
            if i[0] in (OP["AccessChain"], OP["InBoundsAccessChain"]) and i[3] in group:
                chains[i[2]] = i[3]
        signed = any(i[0] in (OP["AtomicSMin"], OP["AtomicSMax"]) and i[3] in chains for i in insts)
        unsigned = any(i[0] in (OP["AtomicUMin"], OP["AtomicUMax"]) and i[3] in chains for i in insts)
        if signed and unsigned:
            raise Refused("one loop has signed and unsigned atomic min or max on the same buffer", "split the loop")
        for var in group:
            e = element(var)
            if e not in ints or ints[e][0] != 32:
                raise Refused("a loop accesses a buffer as a type that is not a 32-bit integer", "use f32, i32 and u32 fields only")
        keep = next((v for v in group if ints[element(v)][1] == int(signed)), group[0])
        for var in group:
            if var != keep:
                moved[var] = keep
                left.pop(binding[var])
    if not moved:
        return blob, left

    # Pointers to elements: one type for each kept element type.
    def element_pointer(t):
        for p, (storage, base) in pointers.items():
            if storage == 12 and base == t:
                return p
        p = fresh()
        pointers[p] = (12, t)
        added_types.append([OP["TypePointer"], p, 12, t])
        return p

    added_types, out, chain_type = [], [], {}
    for i in insts:
        op = i[0]
        if op in (OP["Name"], OP["Decorate"]) and i[1] in moved:
            continue
        if op == OP["Variable"] and i[2] in moved:
            continue
        if op == OP["EntryPoint"]:
            i = [w for k, w in enumerate(i) if not (k > 3 and w in moved)]
        if op in (OP["AccessChain"], OP["InBoundsAccessChain"]) and i[3] in moved:
            was = element(i[3])
            now = element(moved[i[3]])
            i = [op, element_pointer(now), i[2], moved[i[3]], *i[4:]]
            chain_type[i[2]] = (was, now)
            out.append(i)
            continue
        if op == OP["Load"] and i[3] in chain_type:
            was, now = chain_type[i[3]]
            t = fresh()
            out += [[op, now, t, *i[3:]], [OP["Bitcast"], was, i[2], t]]
            continue
        if op == OP["Store"] and i[1] in chain_type:
            was, now = chain_type[i[1]]
            t = fresh()
            out += [[OP["Bitcast"], now, t, i[2]], [op, i[1], t, *i[3:]]]
            continue
        if op == OP["AtomicStore"] and i[1] in chain_type:
            was, now = chain_type[i[1]]
            t = fresh()
            out += [[OP["Bitcast"], now, t, i[4]], [*i[:4], t]]
            continue
        if OP["AtomicLoad"] <= op <= OP["AtomicXor"] and len(i) > 3 and i[3] in chain_type:
            was, now = chain_type[i[3]]
            values, t = [], fresh()
            first = 7 if op == OP["AtomicCompareExchange"] else 6
            for w in i[first:]:
                c = fresh()
                out.append([OP["Bitcast"], now, c, w])
                values.append(c)
            out += [[op, now, t, *i[3:first], *values], [OP["Bitcast"], was, i[2], t]]
            continue
        out.append(i)
    if added_types:
        at = next(k for k, i in enumerate(out) if i[0] == OP["Function"])
        out[at:at] = added_types
    head[3] = new_id[0]
    return pack(head, out), left


def drop_barriers(blob):
    """Removes memory barriers, which naga refuses; WebGPU orders dispatches by itself."""
    head, insts = parse(blob)
    return pack(head, [i for i in insts if i[0] != OP["MemoryBarrier"]])


def args_layout(insts):
    """Maps each member of the uniform block of arguments, a path of numbers, to its byte offset and its type in WGSL."""
    binding = {i[1]: i[3] for i in insts if i[0] == OP["Decorate"] and i[2] == 33}
    pointers = {i[1]: (i[2], i[3]) for i in insts if i[0] == OP["TypePointer"]}
    structs = {i[1]: i[2:] for i in insts if i[0] == OP["TypeStruct"]}
    offset = {(i[1], i[2]): i[4] for i in insts if i[0] == OP["MemberDecorate"] and i[3] == 35}
    scalars = {i[1]: ("i32" if i[3] else "u32") if i[2] == 32 else None for i in insts if i[0] == OP["TypeInt"]}
    scalars.update({i[1]: "f32" if i[2] == 32 else None for i in insts if i[0] == OP["TypeFloat"]})
    vectors = {i[1]: (i[2], i[3]) for i in insts if i[0] == 23}
    out = {}

    def walk(t, at, path):
        if t in structs:
            for k, m in enumerate(structs[t]):
                walk(m, at + offset[t, k], (*path, k))
        elif scalars.get(t):
            out[path] = (at, scalars[t])
        elif t in vectors:
            out[path] = (at, f"vec{vectors[t][1]}<{scalars[vectors[t][0]]}>")
        else:
            out[path] = (at, None)

    for i in insts:
        if i[0] == OP["Variable"] and binding.get(i[2]) == 0:
            storage, base = pointers[i[1]]
            if storage == 2:
                walk(base, 0, ())
    return out
