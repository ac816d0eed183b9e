"""Draws cover.webp: the grains of the post, halfway through their fall. Run: python make_cover.py cover.webp"""
import pathlib
import re
import sys
import tempfile

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
from matplotlib.collections import EllipseCollection
from PIL import Image

STEPS = 1500
post = (pathlib.Path(__file__).parent / "index.md").read_text()
blocks = re.findall(r"^```python[^\n]*\n(.*?)^```", post, re.S | re.M)
program = "".join(block for block in blocks if "matplotlib" not in block).replace("range(3000)", f"range({STEPS})")
with tempfile.NamedTemporaryFile("w", suffix=".py", delete=False) as file:  # kernels read their source from a file
    file.write(program)
world = {}
exec(compile(program, file.name, "exec"), world)

np = world["np"]
place, size = world["place"].to_numpy(), 2 * world["radius"].to_numpy()
share = np.clip(size / 2 / world["largest"], 0, 1)
colours = np.where((share > 0.95)[:, None], (239, 167, 106), (135, 214, 196) * (share**1.5)[:, None]) / 255
figure = plt.figure(figsize=(9.6, 6), facecolor="#101616")
axes = figure.add_axes((0, 0, 1, 1))
axes.add_collection(
    EllipseCollection(size, size, 0 * size, units="x", offsets=place, transOffset=axes.transData, facecolors=colours)
)
axes.set(xlim=(0, 0.9), ylim=(0, 0.5625))
axes.axis("off")
figure.savefig("large.png", dpi=200)
Image.open("large.png").convert("RGB").resize((960, 600), Image.LANCZOS).save(sys.argv[1], quality=30, method=6)
