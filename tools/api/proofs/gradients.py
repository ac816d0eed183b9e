"""Measures whether a gradient flows through an expression, in reverse mode.

The expression uses the names of inputs.py. Its value, or the sum of its entries, each with a weight of its own, is the loss. What
`ti.ad.Tape` finds is compared with central differences in 64 bits on the CPU. An expression that mentions `loss` is the whole body.
"""

import re

import numpy as np
import taichi as ti

from inputs import NAMES, VALUES
from programs import NOTE, load, start

PROGRAM = (
    NOTE
    + """
inputs = ti.field({float}, shape={count}, needs_grad=True)
loss = ti.field({float}, shape=(), needs_grad=True)


@ti.kernel
def run():
    for _ in range(1):
{body}
"""
)

WEIGHTS = (1.0, 0.7, 1.3, 0.6, 1.1, 0.8, 1.7, 0.9, 1.2, 0.5, 1.4, 1.6, 0.4, 1.5, 1.8, 0.3)


def write(expression, number, shape):
    """Returns the program and the number of its inputs; without a shape, one that only notes the shape of the value."""
    count = 0
    body = []
    for name, form in NAMES.items():
        if re.search(rf"(?<![\w.]){name}(?!\w)", expression):
            size = len(set(re.findall(r"{(\d)}", form)))
            body.append(f"{name} = {form.format(*(f'inputs[{count + i}]' for i in range(size)))}")
            count += size
    if "loss" in expression:
        body += expression.strip().splitlines()
    else:
        body.append(f"value = {expression}")
        places = [()] if shape == () else [f"[{', '.join(map(str, index))}]" for index in np.ndindex(*(shape or ()))]
        if shape is None:
            body.append("ti.static(note(value))")
        else:
            body += [f"loss[None] += {weight} * value{place or ''}" for weight, place in zip(WEIGHTS, places)]
    return PROGRAM.format(float=number, count=count, body="\n".join(f"        {line}" for line in body)), count


def evaluate(module, values):
    """Returns the loss of some inputs."""
    module.inputs.from_numpy(values)
    module.loss[None] = 0
    module.run()
    return float(module.loss[None])


def shape_of(expression):
    """Returns the shape of the value."""
    if "loss" in expression:
        return ()
    source, _ = write(expression, "ti.f64", None)
    for module in load(source):
        module.run()
        return module.shapes[-1]


def differences(source, count):
    """Returns the loss and its derivatives by central differences."""
    # Small enough for the curvature, large enough for functions that compute in 32 bits even on 64-bit numbers.
    step = 1e-4
    for module in load(source):
        values = np.array(VALUES[:count])
        found = []
        for place in range(count):
            shift = np.zeros(count)
            shift[place] = step
            found.append((evaluate(module, values + shift) - evaluate(module, values - shift)) / (2 * step))
        return evaluate(module, values), np.array(found)


def measure(expression, backend):
    """Returns "yes", "zero" where there is nothing to flow, or what is wrong."""
    start("cpu", "f64")
    shape = shape_of(expression)
    source, count = write(expression, "ti.f64", shape)
    loss, wanted = differences(source, count)
    ti.reset()
    start(backend, "f32")
    source, _ = write(expression, "ti.f32", shape)
    for module in load(source):
        value = evaluate(module, np.array(VALUES[:count], dtype=np.float32))
        if abs(value - loss) > 2e-3 * max(1, abs(loss)):
            return f"value {value:.4g} instead of {loss:.4g}"
        module.loss[None] = 0
        try:
            with ti.ad.Tape(module.loss):
                module.run()
            found = module.inputs.grad.to_numpy()
        except Exception as error:  # what happens is the result
            return f"gradient: {type(error).__name__}"
    bad = np.flatnonzero(~(np.abs(found - wanted) <= 5e-3 * np.maximum(1, np.abs(wanted))))
    if bad.size:
        return f"gradient {found[bad[0]]:.4g} instead of {wanted[bad[0]]:.4g}"
    return "yes" if np.any(np.abs(wanted) > 1e-3) else "zero"
