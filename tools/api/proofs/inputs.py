"""Inputs of the programs that measure gradients and shapes."""

# Distinct, away from whole numbers and from each other's multiples: no function has a jump at them.
VALUES = (0.31, 0.73, 0.47, 0.59, 0.23, 0.83, 0.67, 0.37, 0.91, 0.53, 0.29, 0.79, 0.43, 0.61, 0.19, 0.89, 0.41, 0.71)

# Names that an expression may use: how many numbers each takes, and how they are put together.
NAMES = {
    "x": "{0}",
    "y": "{0}",
    "z": "{0}",
    "p": "ti.Vector([{0}, {1}])",
    "q": "ti.Vector([{0}, {1}])",
    "u": "ti.Vector([{0}, {1}, {2}])",
    "v": "ti.Vector([{0}, {1}, {2}])",
    "m": "ti.Matrix([[{0}, {1}], [{2}, {3}]])",
    "k": "ti.Matrix([[{0}, {1}, {2}], [{3}, {4}, {5}], [{6}, {7}, {8}]])",
}
