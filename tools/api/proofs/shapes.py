"""Finds out whether a function takes and returns the shapes that its description names, such as "(n), (n) -> ()"."""

import itertools
import re

import numpy as np
import taichi as ti

from inputs import VALUES
from programs import NOTE, load, start

PROGRAM = (
    NOTE
    + """
@ti.kernel
def run():
    for _ in range(1):
        value = {call}
        {notes}
"""
)

# Sizes of a letter, and the shapes that "..." stands for.
SIZES = (2, 3)
ANY = ((), (3,), (2, 3))


def read(text):
    """Returns the shapes of a side: lists of letters, numbers and "..."."""
    return [[part.strip() for part in shape.split(",") if part.strip()] for shape in re.findall(r"\(([^)]*)\)", text)]


def literal(shape, shift):
    """Returns source text of a value of a shape."""
    count = int(np.prod(shape)) if shape else 1
    numbers = [VALUES[(shift + i) % len(VALUES)] for i in range(count)]
    if not shape:
        return str(numbers[0])
    if len(shape) == 1:
        return f"ti.Vector({numbers})"
    return f"ti.Matrix({np.array(numbers).reshape(shape).tolist()})"


def choices(sides):
    """Yields what letters and "..." may stand for."""
    names = sorted({part for shape in sides for part in shape if not part.isdigit()})
    for chosen in itertools.product(*(ANY if name == "..." else SIZES for name in names)):
        yield dict(zip(names, chosen))


def fill(shape, meaning):
    """Returns a shape with numbers in the place of letters."""
    if shape == ["..."]:
        return meaning["..."]
    return tuple(int(part) if part.isdigit() else meaning[part] for part in shape)


def find_shapes(call, text, backend):
    """Returns "yes", or the first shape that is another one. `call` has {0}, {1}, … in the places of the arguments."""
    left, right = text.split("->")
    takes, gives = read(left), read(right)
    for meaning in choices(takes + gives):
        values = [literal(fill(shape, meaning), 5 * i) for i, shape in enumerate(takes)]
        wanted = [fill(shape, meaning) for shape in gives]
        parts = ["value"] if len(wanted) == 1 else [f"value[{i}]" for i in range(len(wanted))]
        notes = "\n        ".join(f"ti.static(note({part}))" for part in parts)
        start(backend, "f32")
        for module in load(PROGRAM.format(call=call.format(*values), notes=notes)):
            module.run()
            if module.shapes != wanted:
                return f"{module.shapes} instead of {wanted} with {meaning}"
        ti.reset()
    return "yes"
