"""Draws cover.webp: many shots of the post at once, with computed contacts. Run: python make_cover.py cover.webp"""
import pathlib
import re
import sys
import tempfile

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
from matplotlib.collections import LineCollection
from matplotlib.patches import Circle
from PIL import Image

post = (pathlib.Path(__file__).parent / "index.md").read_text()
blocks = re.findall(r"^```python[^\n]*\n(.*?)^```", post, re.S | re.M)
program = "".join(blocks[:3])
with tempfile.NamedTemporaryFile("w", suffix=".py", delete=False) as file:  # kernels read their source from a file
    file.write(program)
world = {}
exec(compile(program, file.name, "exec"), world)

np = world["np"]
straight = np.arctan2(0.1, 0.7)
turn = straight + np.arcsin(0.2 / np.hypot(0.7, 0.1) * np.linspace(-0.97, 0.97, world["lanes"]))
pushes = 1.05 * np.stack([np.cos(turn), np.sin(turn)], axis=1)
world["play"](pushes, 160, 2, world["add_heights"])
cue, ball = world["cue"].to_numpy(), world["ball"].to_numpy()

figure = plt.figure(figsize=(9.6, 6), facecolor="#101616")
axes = figure.add_axes((0, 0, 1, 1))
for tracks, colour in ((cue[::8], "#87d6c4"), (ball[::8], "#efa76a")):
    axes.add_collection(LineCollection(tracks, colors=colour, linewidths=1.1, alpha=0.6))
    axes.plot(*tracks[:, -1].T, "o", color=colour, markersize=4)
axes.add_patch(Circle((0.7, 0.1), 0.1, color="#c6d0ce", zorder=3))
axes.add_patch(Circle((0, 0), 0.1, color="#87d6c4", zorder=3))
axes.set(xlim=(-0.3, 2.58), ylim=(-0.79, 1.01))
axes.axis("off")
figure.savefig("large.png", dpi=200)
Image.open("large.png").convert("RGB").resize((960, 600), Image.LANCZOS).save(sys.argv[1], quality=60, method=6)
