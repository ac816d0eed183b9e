"""Turns a program of a page into a module that sets up, and a function that is one frame."""
import ast
import re
from pathlib import Path
from typing import NamedTuple

from refused import Refused

SLIDER = re.compile(r"^(\w+)\s*=\s*(-?[\d.]+)\s*#\s*(-?[\d.]+)\s*…\s*(-?[\d.]+)\s*$")
RANGE = re.compile(r"#\s*-?[\d.]+\s*(…|\.{2,3})\s*-?[\d.]+\s*$")
ROUNDS = 4  # rounds of a counted loop in a frame


class Program(NamedTuple):
    """A program as two modules: what runs before the first frame, and what defines frame(ui)."""

    source: str
    driver: str
    sliders: dict  # by name, from comments
    lines: dict  # line of the page's program by the text of a statement, as ast.unparse writes it


def sliders_of(text):
    """Finds the numbers with a range in a comment: `rate = 0.16  # 0.05 … 0.4`."""
    found = {}
    for number, line in enumerate(text.splitlines(), 1):
        match, comment = SLIDER.match(line), RANGE.search(line)
        if comment and comment[1] != "…":
            raise Refused("the range has dots in place of …", "write one character, U+2026, as in # 0.1 … 0.5", number)
        if comment and not match:
            raise Refused("the range belongs to no number with a name", "write NAME = NUMBER  # LOW … HIGH at the top level, or leave the range out", number)
        if not match:
            continue
        try:
            name, value, low, high = match[1], *(float(word) for word in match.groups()[1:])
        except ValueError as error:
            raise Refused(f"the slider of {match[1]} has a word that is not a number", "write NAME = NUMBER  # LOW … HIGH", number) from error
        if not low < high:
            raise Refused(f"the range of {name} is empty", "write the smaller number first, as in # 0.1 … 0.5", number)
        if not low <= value <= high:
            raise Refused(f"{name} starts outside its range", f"choose a start between {low:g} and {high:g}", number)
        found[name] = {"min": low, "max": high, "value": value, "whole": "." not in match[2], "line": number}
    return found


def decorated(function, name):
    return any(ast.unparse(d).split("(")[0] == f"ti.{name}" for d in function.decorator_list)


def reads(function, name):
    stored = {a.arg for a in function.args.args}
    stored |= {n.id for n in ast.walk(function) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    return name not in stored and any(isinstance(n, ast.Name) and n.id == name for s in function.body for n in ast.walk(s))


class Constants(ast.NodeTransformer):
    """Sets constants of the program to other values, after the statement that defines them."""

    def __init__(self, values):
        self.values = values

    def visit_Module(self, node):
        body = []
        for statement in node.body:
            body.append(statement)
            if isinstance(statement, ast.Assign):
                names = {n.id for n in ast.walk(statement) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
                body += [ast.parse(f"{n} = {self.values[n]!r}").body[0] for n in sorted(names) if n in self.values]
        node.body = body
        return node


class Lift(ast.NodeTransformer):
    """Turns a global that a kernel reads into an argument, which every call passes."""

    def __init__(self, kernels):
        self.kernels = kernels  # {kernel: {name: type}}

    def visit_FunctionDef(self, node):
        self.generic_visit(node)
        for name, kind in self.kernels.get(node.name, {}).items():
            node.args.args.append(ast.arg(name, ast.parse(kind, mode="eval").body))
        return node

    def visit_Call(self, node):
        self.generic_visit(node)
        if isinstance(node.func, ast.Name):
            for name in self.kernels.get(node.func.id, {}):
                node.keywords.append(ast.keyword(name, ast.Name(name, ast.Load())))
        return node


def lifted(module, sliders):
    """Lists the kernels that read a slider, with the arguments that they need."""
    kernels = {}
    for function in (n for n in module.body if isinstance(n, ast.FunctionDef)):
        for name, slider in sliders.items():
            if not reads(function, name):
                continue
            if decorated(function, "func"):
                raise Refused(f"{function.name} reads {name}, which has a slider", f"pass {name} to the function as an argument", function.lineno)
            if decorated(function, "kernel"):
                kernels.setdefault(function.name, {})[name] = "ti.i32" if slider["whole"] else "ti.f32"
    return kernels


class Leave(ast.NodeTransformer):
    """A frame ends where the loop would: `break` and `continue` of the loop itself become `return`."""

    def visit_For(self, node):
        return node

    visit_While = visit_FunctionDef = visit_For

    def visit_Break(self, node):
        return ast.copy_location(ast.Return(None), node)

    visit_Continue = visit_Break


class Loop:
    """The loop of the program as a frame: `while window.running` or `while True`, one round; a counted loop, four rounds and what follows it."""

    def __init__(self, module):
        self.counters, self.loop, self.tail = {}, None, []
        body = module.body
        for k, s in enumerate(body):
            if isinstance(s, ast.While) and ("running" in ast.unparse(s.test) or ast.unparse(s.test) == "True"):
                self.rest, self.body = body[:k], [Leave().visit(inner) for inner in s.body]
                for inner in s.body:
                    if isinstance(inner, ast.AugAssign) and isinstance(inner.op, ast.Add) and isinstance(inner.target, ast.Name):
                        self.counters[inner.target.id] = inner.value
                return
        for k, s in reversed(list(enumerate(body))):
            if isinstance(s, ast.For) and isinstance(s.target, ast.Name) and ast.unparse(s.iter).startswith("range(") and k < len(body) - 1:
                self.rest, self.loop, self.body, self.tail = body[:k], s.target.id, s.body, body[k + 1 :]
                return
        raise Refused("the program has no loop that could be a frame", "end it with `while window.running:`, or put a driver with frame(ui) next to the plans")

    def source(self, sliders):
        """Writes the function frame(ui)."""
        stored = {n.id for s in self.body + self.tail for n in ast.walk(s) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
        stored |= set(sliders)
        if self.loop:
            stored.add(self.loop)

        def indent(part, by):
            return "\n".join(" " * by + line for line in ast.unparse(ast.Module(part, [])).splitlines())

        lines = ["__first__ = {}", "def frame(ui):"]
        if stored:
            lines.append("    global " + ", ".join(sorted(stored)))
        for name, s in sliders.items():
            lines.append(f"    {name} = ui.slider({name!r}, {s['min']!r}, {s['max']!r}, {s['value']!r}, {s['whole']!r})")
        for name, step in self.counters.items():
            lines.append(f"    {name} = __first__.setdefault({name!r}, {name}) + ({ast.unparse(step)}) * ui.frame")
        if self.loop:
            lines += [f"    for __k in range({ROUNDS}):", f"        {self.loop} = {ROUNDS} * ui.frame + __k", indent(self.body, 8), indent(self.tail, 4)]
        else:
            lines.append(indent(self.body, 4))
        return "\n".join(lines) + "\n"


def line_index(module, counts):
    """Finds the line of a statement by its text."""
    found = {}
    for node in ast.walk(module):
        # Statements that were added have lines of their own modules.
        if isinstance(node, ast.stmt) and getattr(node, "lineno", None) in counts:
            head = [line for line in ast.unparse(node).splitlines() if not line.startswith("@")]
            found.setdefault(head[0].strip(), node.lineno)
    return found


def assigned(module):
    """Names that the program assigns at its top level."""
    return {n.id for s in module.body for n in ast.walk(s) if isinstance(s, (ast.Assign, ast.AnnAssign)) and isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}


def check_settings(module, settings):
    """Refuses settings of a driver that name what the program does not have."""
    names, kernels = assigned(module), {n.name for n in module.body if isinstance(n, ast.FunctionDef)}
    for setting, known in (("SET", names), ("SMALL", names), ("LIFT", kernels)):
        for name in settings.get(setting, {}):
            if name not in known:
                raise Refused(f"the program has no {name}, which {setting} of the driver names", f"use one of: {', '.join(sorted(known))}")


def load(text, driver, small=False):
    """Splits a program. With `small`, SMALL of the driver changes constants, as SET always does."""
    try:
        module = ast.parse(text)
    except SyntaxError as error:
        raise Refused(f"the program is not valid Python: {error.msg}", "correct it", error.lineno) from error
    sliders = sliders_of(text)
    settings = {}
    for s in ast.parse(driver or "").body:
        if isinstance(s, ast.Assign) and getattr(s.targets[0], "id", "") in ("SET", "SMALL", "LIFT", "STOP", "SKIP"):
            settings[s.targets[0].id] = ast.literal_eval(s.value)
    if "STOP" in settings:
        kept = []
        for s in module.body:
            if (ast.get_source_segment(text, s) or "").startswith(settings["STOP"]):
                break
            kept.append(s)
        else:
            raise Refused(f"no statement starts with {settings['STOP']!r}", "correct STOP in the driver")
        module.body = kept
    for start in settings.get("SKIP", []):
        kept = [s for s in module.body if not (ast.get_source_segment(text, s) or "").startswith(start)]
        if len(kept) == len(module.body):
            raise Refused(f"no statement starts with {start!r}", "correct SKIP in the driver")
        module.body = kept
    check_settings(module, settings)
    constants = {**settings.get("SET", {}), **(settings.get("SMALL", {}) if small else {})}
    lift = settings.get("LIFT", {})
    for kernel, arguments in lifted(module, sliders).items():
        lift[kernel] = {**lift.get(kernel, {}), **arguments}
    module = Lift(lift).visit(Constants(constants).visit(module))
    lines = line_index(module, range(2, len(text.splitlines()) + 1))
    ast.fix_missing_locations(module)
    if not driver or "frame(" not in driver:
        loop = Loop(module)
        frame = ast.Module(loop.body + loop.tail, [])
        driver = loop.source(sliders)
        module.body = loop.rest
    else:
        frame = ast.parse(driver)
    for name, slider in sliders.items():
        if not any(name in (getattr(n, "id", None), getattr(n, "value", None)) for n in ast.walk(frame)):
            raise Refused(f"no frame reads {name}", f"read {name} in a kernel of the loop, or leave its range out", slider["line"])
    return Program(ast.unparse(module), driver, sliders, lines)


def run(source, driver, folder, patches):
    """Runs both modules from real files, where Taichi finds the sources of kernels, and returns their names."""
    names = {"__name__": "__main__"}
    for file, text in (("program.py", source), ("frame.py", driver)):
        path = Path(folder) / file
        path.write_text(text)
        names["__file__"] = str(path)
        exec(compile(text, str(path), "exec"), names)
        for name, value in patches.items():
            if name in names:
                names[name] = value
    return names
