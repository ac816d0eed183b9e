"""Numbers that remember the expression they come from, so that the browser can evaluate it again in every frame.

A Sym is a float with a tree: ["*", 0.05, ["cos", ["*", ["s", "rate"], ["f"]]]]. ["f"] is the number of the frame, ["s", name] a
slider, ["m", k] the pointer (0: x, 1: y, 2: pressed).
"""
import math

from refused import Refused


class Untraceable(Refused):
    """The control flow of the program depends on a number that only the reader's browser knows."""


class Sym(float):
    """A number of the frame, with the tree that computes it."""

    def __new__(cls, value, tree):
        self = float.__new__(cls, value)
        self.tree = tree
        return self

    def __bool__(self):
        raise Untraceable("Python branches on the pointer, a slider or the frame", "do it in a kernel that gets the number as an argument")

    __int__ = __index__ = __bool__
    __hash__ = float.__hash__


def tree(x):
    """Returns the tree of a number; a plain number is its own."""
    return x.tree if isinstance(x, Sym) else x


def _binary(name, op):
    def forward(a, b):
        if not isinstance(b, (int, float)):
            return NotImplemented
        return Sym(op(float(a), float(b)), [name, tree(a), tree(b)])

    def backward(a, b):
        if not isinstance(b, (int, float)):
            return NotImplemented
        return Sym(op(float(b), float(a)), [name, tree(b), tree(a)])

    return forward, backward


for _n, _m, _f in (
    ("+", "add", lambda a, b: a + b), ("-", "sub", lambda a, b: a - b), ("*", "mul", lambda a, b: a * b),
    ("/", "truediv", lambda a, b: a / b if b else 0.0), ("%", "mod", lambda a, b: a % b if b else 0.0), ("**", "pow", lambda a, b: a**b),
):
    _a, _b = _binary(_n, _f)
    setattr(Sym, f"__{_m}__", _a)
    setattr(Sym, f"__r{_m}__", _b)
Sym.__neg__ = lambda a: Sym(-float(a), ["-", 0, a.tree])
Sym.__abs__ = lambda a: Sym(abs(float(a)), ["abs", a.tree])
for _n in ("lt", "gt", "le", "ge", "eq", "ne"):
    def _refuse(a, b):
        raise Untraceable("Python compares the pointer, a slider or the frame", "do it in a kernel that gets the number as an argument")
    setattr(Sym, f"__{_n}__", _refuse)


class MathShim:
    """Replaces Python's math module in the program."""

    def __getattr__(self, name):
        f = getattr(math, name)
        if name not in ("sin", "cos", "tan", "exp", "sqrt", "log", "tanh", "floor", "pow", "atan2"):
            return f
        def call(*args):
            if any(isinstance(a, Sym) for a in args):
                return Sym(f(*map(float, args)), [name, *map(tree, args)])
            return f(*args)
        return call
