"""Draws cover.webp: trains the fountain of the post with its own code, then draws a fan of jets. Run: python make_cover.py cover.webp"""
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
program = "".join(blocks[: next(i for i, block in enumerate(blocks) if "matplotlib" in block)])
with tempfile.NamedTemporaryFile("w", suffix=".py", delete=False) as file:  # kernels read their source from a file
    file.write(program)
world = {}
exec(compile(program, file.name, "exec"), world)

np = world["np"]
goals = np.array([(0.27, 0.5), (0.36, 0.62), (0.45, 0.7), (0.55, 0.72), (0.64, 0.6), (0.73, 0.48)], dtype=np.float32)
_, paths = world["distances"](goals)
hits = world["closest"].to_numpy()

figure = plt.figure(figsize=(9.6, 6), facecolor="#101616")
axes = figure.add_axes((0, 0, 1, 1))
for b, (last, _) in enumerate(hits):
    drops = [paths[b, : last + 1, i] for i in range(world["n"])]
    axes.add_collection(LineCollection(drops, colors="#87d6c4", linewidths=0.9, alpha=0.4))
    axes.plot(*paths[b, last].T, ".", color="#87d6c4", markersize=4)
axes.plot(*goals.T, "o", color="#efa76a", fillstyle="none", markersize=26, markeredgewidth=3)
axes.set(xlim=(-0.14, 1.14), ylim=(0, 0.8))
axes.axis("off")
figure.savefig("large.png", dpi=200)
Image.open("large.png").convert("RGB").resize((960, 600), Image.LANCZOS).save(sys.argv[1], quality=45, method=6)
