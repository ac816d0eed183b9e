"""Draws cover.webp: the flat world of the post, and rays that dim behind its glass. Run: python make_cover.py cover.webp"""
import pathlib
import re
import sys
import tempfile

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
from matplotlib.collections import LineCollection
from PIL import Image

post = (pathlib.Path(__file__).parent / "index.md").read_text()
blocks = re.findall(r"^```python[^\n]*\n(.*?)^```", post, re.S | re.M)
above = blocks[-1].split("import matplotlib")[0]
program = "".join([*blocks[:2], above]).replace("rays, samples = 192, 40", "rays, samples = 960, 192")
program = program.replace("near, far = 0.5,", "near, far = 0.05,").replace("-0.4 * field", "-0.14 * field")
program = program.replace("lines, photos = shoot", "0 and shoot").replace("print(lines", "0 and print(lines")
with tempfile.NamedTemporaryFile("w", suffix=".py", delete=False) as file:  # kernels read their source from a file
    file.write(program)
world = {}
exec(compile(program, file.name, "exec"), world)

np = world["np"]
look = world["look_at_world"]
ground = world["from_above"](look)  # wider than the box, since the rays begin at the camera
wide = world["gap"] * (world["samples"] - 4)
left = -1.1 + 1.6 * world["gap"]
figure = plt.figure(figsize=(9.6, 6), facecolor="#101616")
axes = figure.add_axes((0, 0, 1, 1))
axes.imshow(ground, extent=(left, left + wide, -1, 1), interpolation="bicubic")
for angle in np.array([2.62, 3.6, 5.55, 0.35, 1.45]):
    lines = world["camera"](angle)
    world["aim"](np.repeat(lines, 15, axis=0))
    look()
    world["render"]()
    through = np.exp(-world["veil"].to_numpy()[::15][::3])
    steps = world["near"] + world["gap"] * (np.arange(through.shape[1]) + 0.5)
    points = lines[::3, None, :2] + steps[:, None] * lines[::3, None, 2:]
    for path, light in zip(points, through):
        parts = np.stack([path[:-1], path[1:]], axis=1)
        fade = np.clip(1.15 - np.arange(len(light)) / len(light), 0, 1)
        colours = np.tile([0.96, 0.92, 0.83, 1.0], (len(parts), 1))
        colours[:, 3] = 0.62 * (light * fade)[:-1]
        axes.add_collection(LineCollection(parts, colors=colours, linewidths=0.9))
axes.set(xlim=(-1.28, 1.28), ylim=(-0.8, 0.8))
axes.axis("off")
figure.savefig("large.png", dpi=200)
Image.open("large.png").convert("RGB").resize((960, 600), Image.LANCZOS).save(sys.argv[1], quality=40, method=6)
