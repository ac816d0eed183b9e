"""Draws cover.webp: contours of a hexagon of whirls, stirred by the kernel of the post. Run: python make_cover.py cover.webp"""
import pathlib
import re
import sys
import tempfile

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
from PIL import Image

post = (pathlib.Path(__file__).parent / "index.md").read_text()
program = re.findall(r"^```python[^\n]*\n(.*?)^```", post, re.S | re.M)[0].split("pond = Pond")[0]
program = program.replace("nx, ny = 240, 150", "nx, ny = 960, 600").replace("-6 *", "-26 *")
with tempfile.NamedTemporaryFile("w", suffix=".py", delete=False) as file:  # kernels read their source from a file
    file.write(program)
world = {}
exec(compile(program, file.name, "exec"), world)

import numpy as np

Pond, Whirl, vec2, stir = (world[name] for name in ("Pond", "Whirl", "vec2", "stir"))
middle = np.array([0.8, 0.5])
for k in range(3):
    pair = []
    for corner in (k, k + 3):
        turn = corner * np.pi / 3 + 0.2
        x, y = middle + 0.36 * np.array([np.cos(turn), np.sin(turn)])
        pair.append(Whirl(vec2(x, y), (-1.0) ** corner))
    stir(Pond(pair[0], pair[1], 0.0))
stir(Pond(Whirl(vec2(*middle), 1.1), Whirl(vec2(1.75, 1.15), -0.9), 0.35))
stir(Pond(Whirl(vec2(-0.15, -0.1), 1.0), Whirl(vec2(0.0, 1.1), -0.7), 0.0))

height = world["height"].to_numpy().T
height -= np.median(height)
figure = plt.figure(figsize=(9.6, 6), facecolor="#101616")
axes = figure.add_axes((0, 0, 1, 1))
for sign, colour in ((1, "#87d6c4"), (-1, "#efa76a")):
    levels = np.linspace(0.03, 1.2, 19)
    for level in levels:
        axes.contour(sign * height, [level], colors=[colour], linewidths=0.7 + 0.9 * level, alpha=0.35 + 0.5 * level)
axes.axis("off")
figure.savefig("large.png", dpi=200)
Image.open("large.png").convert("RGB").resize((960, 600), Image.LANCZOS).save(sys.argv[1], quality=40, method=6)
