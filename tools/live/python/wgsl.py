"""From the SPIR-V of a task to WGSL: naga, and what naga gets wrong."""
import re
import subprocess

import spirv
from refused import Refused

SHADER = 1  # the only capability that WebGPU has


def reason_of(printed):
    """Returns what naga found, and the cause, which it prints below it."""
    lines = [line.strip() for line in printed.strip().splitlines() if line.strip()]
    return " ".join(lines[:2])[:200]


def convert(blob, task, folder, naga):
    """Converts a task; returns its WGSL and the buffers behind its bindings."""
    binds = {}
    for b in task["buffer_binds"]:
        root = b["buffer"]["root_id"]
        binds[b["binding"]] = (b["buffer"]["type"], (root[0] if root else -1) if isinstance(root, list) else root)
    if task["texture_binds"]:
        raise Refused("a kernel uses a texture", "use a field")
    _, instructions = spirv.parse(blob)
    missing = sorted(set(spirv.capabilities(instructions)) - {SHADER})
    if missing:
        raise Refused(f"a kernel needs the SPIR-V capabilities {missing}", "use 32-bit numbers and no subgroups")
    blob, left = spirv.merge_views(blob, binds)
    path = folder / f"{task['name']}.spv"
    path.write_bytes(spirv.drop_barriers(blob))
    target = path.with_suffix(".wgsl")
    done = subprocess.run([naga, str(path), str(target)], capture_output=True, text=True)
    if done.returncode:
        raise Refused(f"naga cannot convert a kernel: {reason_of(done.stderr or done.stdout)}", "avoid this operation in the kernel")
    text = slim(flat_args(target.read_text(), spirv.args_layout(instructions)))
    if "workgroupBarrier" in text:
        raise Refused("a kernel uses ti.simt.block.sync", "WGSL has barriers in uniform control flow only; leave it out")
    return text, left


def flat_args(text, layout):
    """Reads arguments as words of an array: naga drops the offsets of members, and WGSL would compute others."""
    last = [1]

    def member(found):
        path = tuple(int(k or 0) for k in re.findall(r"\.member(?:_(\d+))?", found.group(0)))
        if path not in layout or layout[path][1] is None:
            raise Refused("an argument of a kernel has an unsupported type", "pass numbers, vectors or matrices of f32, i32 or u32")
        at, kind = layout[path]
        is_vector = kind.startswith("vec")
        count = int(kind[3]) if is_vector else 1
        words = [f"args[{(at // 4 + k) // 4}].{'xyzw'[(at // 4 + k) % 4]}" for k in range(count)]
        base = kind[5:8] if is_vector else kind
        words = [w if base == "u32" else f"bitcast<{base}>({w})" for w in words]
        last[0] = max(last[0], at // 16 + 1)
        return f"{kind}({', '.join(words)})" if is_vector else words[0]

    text = re.sub(r"\bargs(?:\.member(?:_\d+)?)+", member, text)
    text = re.sub(r"struct args_t \{\n.*?\}\n", "", text, flags=re.S)
    # One more, because a vector may extend across two words of the array.
    return re.sub(r"var<uniform> args: args_t;", f"var<uniform> args: array<vec4<u32>, {last[0] + 1}>;", text)


def slim(text):
    """Inlines constants and drops unused structs, so that readers download less."""
    for name, value in re.findall(r"^const (\w+): \w+ = (.*);$", text, re.M):
        text = re.sub(rf"^const {name}: .*\n", "", text, flags=re.M)
        text = re.sub(rf"\b{name}\b", f"({value})" if value.startswith("-") else value, text)
    text = re.sub(r"\b_e(\d+)\b", r"e\1", text)
    text = re.sub(r"^\s+", "", text, flags=re.M)
    while True:
        unused = [n for n in re.findall(r"^struct (\w+) \{", text, re.M) if len(re.findall(rf"\b{n}\b", text)) == 1]
        if not unused:
            return text
        for name in unused:
            text = re.sub(rf"^struct {name} \{{\n.*?\}}\n", "", text, flags=re.S | re.M)


def compact(text):
    """Renames values so that equal blocks have equal text, which gzip keeps once; for plans that are too large otherwise."""
    text = re.sub(r"bitcast<u32>\((\d+u)\)", r"\1", text)
    for name in set(re.findall(r"^var (tmp\w+): \w+;$", text, re.M)):
        writes = rf"^(?:var {name}: \w+|{name} = [^;]*);\n"
        if len(re.findall(rf"\b{name}\b", text)) == len(re.findall(writes, text, re.M)) and not re.search(rf"^{name} = .*atomic", text, re.M):
            text = re.sub(writes, "", text, flags=re.M)
    scopes, lines = [({}, 0)], []
    for line in text.splitlines():
        if line.startswith("}") and len(scopes) > 1:
            scopes.pop()
        names, count = scopes[-1]
        made = re.match(r"let (e\d+) = (.*)$", line)
        rename = lambda part: re.sub(r"\be\d+\b", lambda found: names.get(found[0], found[0]), part)
        if made:
            lines.append(f"let e{count} = {rename(made[2])}")
            scopes[-1] = ({**names, made[1]: f"e{count}"}, count + 1)
        else:
            lines.append(rename(line))
        if line.endswith("{"):
            scopes.append(scopes[-1])
    return "\n".join(lines) + "\n"
