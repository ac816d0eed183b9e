"""Makes the plan of a live example, or the numbers to compare it with: export.py < request.json

The request has `source`, `driver` or null, `folder` for files in between, and for a plan `naga`, for numbers `frames`. Writes
answer.json into the folder: the plan, or the fields; for a program that cannot run live `{"problem", "fix", "line"}`, with exit code 3.
"""
import base64
import contextlib
import gzip
import json
import re
import sys
import traceback
from pathlib import Path

import numpy as np
import program
import recorder as recording
import stand_ins
import taichi as ti
from layout import fields_of, place
from refused import Refused
from symbols import MathShim
from taichi.lang import impl
from wgsl import compact, convert

KEPT = ("default_fp", "default_ip", "random_seed", "fast_math")
TYPES = {1: "f32", 5: "i32", 10: "u32"}
MOST_FRAMES = 48
MOST_BYTES = 8000  # with gzip; beyond that, shaders are made compact
PATCHES = {"math": MathShim()}
LINES = {}  # of the program that is exported, by the text of a statement


def start(arch, forced=None):
    """Makes ti.init start a backend of ours, with the options that are forced."""
    real = ti.init

    def init(*_, **options):
        real(arch=arch, offline_cache=False, log_level=ti.WARN, **{**{k: v for k, v in options.items() if k in KEPT}, **(forced or {})})

    ti.init = init


def leaf_slots(kind, at):
    """Lists offsets and types of the numbers of an argument."""
    content = kind.get("content", {})
    if kind.get("type_kind") == 0:
        if content["type"] not in TYPES:
            raise Refused("an argument of a kernel is not a 32-bit number", "use f32, i32 or u32")
        return [[at, TYPES[content["type"]]]]
    if "elements_" in content:
        return [slot for e in content["elements_"] for slot in leaf_slots(e["type"], at + e["offset"])]
    raise Refused("an argument of a kernel has an unsupported type", "pass numbers, vectors, structs or arrays")


def kernel_args(context):
    """Lists the numbers of all arguments as [offset, type], and arrays as [offset of the shape, "array", argument]."""
    slots = []
    for k, e in enumerate(context["args_type_"]["content"]["elements_"]):
        if e["type"].get("type_kind") == 1:
            slots.append([context["args_bytes_"] + k * 48, "array", k])
        else:
            slots += leaf_slots(e["type"], e["offset"])
    return slots


def record_frames(recorder, ui, frame):
    """Records frames until their launches repeat; returns one period."""
    frames = []
    while len(frames) < MOST_FRAMES:
        recorder.launches = []
        ui.start_frame()
        frame(ui)
        frames.append(recorder.launches)
        ui.frame_value += 1
        for p in range(1, len(frames) // 2 + 1):
            if len(frames) >= max(2 * p, 6) and all(frames[i] == frames[i + p] for i in range(len(frames) - p)):
                return frames[:p]
    raise Refused("the frames do not repeat the same launches", "let only arguments change from frame to frame")


def encode(launch):
    name, args = launch
    return [name, [{**a, "host": base64.b64encode(a["host"].tobytes()).decode()} if isinstance(a, dict) and "host" in a else a for a in args]]


def compile_kernels(recorder, folder, naga):
    """Compiles all recorded kernels; returns shaders, and kernels with their tasks."""
    builder = impl.get_runtime().prog.make_aot_module_builder(ti.vulkan, [])
    for name, (compiled, _) in recorder.kernels.items():
        builder.add(name, compiled)
    builder.dump(str(folder), "")
    shaders, kernels = [], {}
    for k in json.loads((folder / "metadata.json").read_text())["kernels"]:
        context, tasks = k["ctx_attribs"], []
        for t in k["tasks_attribs"]:
            if t["task_type"] not in (0, 1):
                raise Refused("a kernel loops over a sparse field or a mesh", "use dense fields")
            text, left = convert((folder / f"{t['name']}.spv").read_bytes(), t, folder, naga)
            if text not in shaders:
                shaders.append(text)
            binds = [[b, *key] for b, key in sorted(left.items()) if f"@binding({b})" in text]
            if sum(1 for b in binds if b[1] != 2) > 8:
                raise Refused("a loop uses more than 8 buffers", "declare the fields together, before the first kernel runs")
            group = t["advisory_num_threads_per_group"]
            tasks.append([shaders.index(text), max(1, min(65535, -(-t["advisory_total_num_threads"] // group))), binds])
        size = context["args_bytes_"] + context.get("extra_args_bytes_", 0)
        kernels[k["name"]] = {"args": kernel_args(context), "bytes": size, "rets": context["rets_bytes_"], "tasks": tasks}
    return shaders, kernels


def with_places(item):
    """Replaces the fields of what a frame draws by their places."""
    parts = {key: place(getattr(item[key], "live_field", item[key])) for key in ("field", "colors", "indices", "normals") if key in item}
    return {**item, **parts}


def make_plan(request):
    """Runs the program, records its frames, compiles its kernels."""
    folder = Path(request["folder"])
    start(ti.vulkan)
    recorder, ui = recording.Recorder(), stand_ins.UI()
    recording.watch_python_scope(recorder)
    recording.watch_calls(recorder)
    recording.watch_numpy(recorder)
    recording.keep_symbols()
    stand_ins.install(ui)
    loaded = program.load(request["source"], request["driver"], request.get("small", False))
    LINES.update(loaded.lines)
    sliders = loaded.sliders
    names = program.run(loaded.source, loaded.driver, folder, {**PATCHES, "float": stand_ins.to_float})
    names["float"] = stand_ins.to_float
    setup, named = recorder.launches, fields_of(names)
    recorder.execute = False
    frames = record_frames(recorder, ui, names["frame"])
    if not ui.show and not ui.scene:
        raise Refused("a frame draws nothing", "show a field with set_image, circles, lines, triangles or a scene")
    aot = folder / "aot"
    aot.mkdir(exist_ok=True)
    shaders, kernels = compile_kernels(recorder, aot, request["naga"])
    prog = impl.get_runtime().prog
    fields = {}
    for name, field in named.items():
        with contextlib.suppress(Refused):
            fields[name] = place(field)
    shown = [with_places(item) for item in ui.show]
    scene = ui.scene and {**ui.scene, "items": [with_places(item) for item in ui.scene["items"]]}
    size = ui.size or (shown[0]["field"]["shape"][:2] if shown and shown[0]["kind"] == "image" else [512, 512])
    plan = {
        "taichi": ".".join(map(str, ti.__version__)),
        "size": [int(n) for n in size],
        "ground": ui.ground,
        "roots": [prog.get_snode_root(k).cell_size_bytes for k in range(prog.get_snode_tree_size())],
        "arrays": [int(np.prod(a.shape)) * 4 * int(np.prod(a.element_shape or (1,))) for a in recorder.buffers],
        "sliders": {name: {**s, **({"line": sliders[name]["line"]} if name in sliders else {})} for name, s in ui.sliders.items()},
        "show": shown,
        **({"scene": scene} if scene else {}),
        "fields": fields,
        "setup": [encode(launch) for launch in setup],
        "frames": [[encode(launch) for launch in frame] for frame in frames],
        "kernels": kernels,
        "shaders": shaders,
    }
    if len(gzip.compress(json.dumps(plan, separators=(",", ":")).encode())) > MOST_BYTES:
        plan["shaders"] = [compact(shader) for shader in shaders]
    return plan


def write_fields(folder, fields, suffix=""):
    """Writes each field as a file of 32-bit numbers; returns their types."""
    written = {}
    for name, field in fields.items():
        values = np.ascontiguousarray(field.to_numpy())
        if values.dtype == np.float64:
            values = values.astype(np.float32)
        if values.itemsize == 4:
            values.tofile(folder / f"{name}{suffix}.bin")
            written[name] = str(values.dtype)
    return written


def make_numbers(request):
    """Runs the same frames on the CPU; writes the fields at the start and at the end. With `double` it computes with 64-bit numbers."""
    folder = Path(request["folder"])
    start(ti.cpu, {"default_fp": ti.f64} if request.get("double") else {})
    if request.get("double"):
        request["source"] = re.sub(r"\bti\.f(?:loat)?32\b", "ti.f64", request["source"])
        request["driver"] = request["driver"] and re.sub(r"\bti\.f(?:loat)?32\b", "ti.f64", request["driver"])
    ui = stand_ins.UI(numeric=True)
    stand_ins.install(ui)
    loaded = program.load(request["source"], request["driver"], request.get("small", False))
    names = program.run(loaded.source, loaded.driver, folder, {})
    fields = fields_of(names)
    start_types = write_fields(folder, fields, ".start")
    for k in range(request["frames"]):
        ui.start_frame()
        ui.frame_value = k
        names["frame"](ui)
    return {"fields": write_fields(folder, fields), "start": start_types}


def locate(error, request):
    """Finds where the program or its driver made an error: (line, whether that is a line of the driver)."""
    if getattr(error, "line", None) is not None:
        return error.line, False
    function = getattr(error, "function", None)
    if function:
        return next((line for text, line in LINES.items() if text.startswith(f"def {function}(")), None), False
    for part in reversed(traceback.extract_tb(error.__traceback__)):
        if part.filename.endswith("frame.py") and "frame(" in (request["driver"] or ""):
            return part.lineno, True
        if Path(part.filename).name in ("frame.py", "program.py") and part.line in LINES:
            return LINES[part.line], False
    return None, False


def main():
    request = json.load(sys.stdin)
    try:
        made = make_numbers(request) if "frames" in request else make_plan(request)
    except Refused as refused:
        line, in_driver = locate(refused, request)
        made = {"problem": refused.problem, "fix": refused.fix, "line": line, "inDriver": in_driver}
    except Exception as error:
        # Taichi's own errors end with the line of the kernel; the last line has the reason.
        reason = next((part for part in reversed(str(error).strip().splitlines()) if part.strip()), type(error).__name__)
        traceback.print_exc()
        line, in_driver = locate(error, request)
        made = {"problem": f"{type(error).__name__}: {reason.strip()}", "fix": "LIVE_TRACE=1 shows the traceback", "line": line, "inDriver": in_driver}
    (Path(request["folder"]) / "answer.json").write_text(json.dumps(made, separators=(",", ":")))
    sys.exit(3 if "problem" in made else 0)


if __name__ == "__main__":
    main()
