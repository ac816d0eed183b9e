"""Draws cover.webp: the ridges of the post for a finer grid. Run: python make_cover.py cover.webp"""
import pathlib
import re
import sys
import tempfile

import matplotlib

matplotlib.use("Agg")
from matplotlib.colors import LinearSegmentedColormap
from PIL import Image

post = (pathlib.Path(__file__).parent / "index.md").read_text()
blocks = re.findall(r"^```python[^\n]*\n(.*?)^```", post, re.S | re.M)
program = "".join(blocks[:3]).replace("nx, ny = 400, 200", "nx, ny = 1440, 720")
with tempfile.NamedTemporaryFile("w", suffix=".py", delete=False) as file:  # kernels read their source from a file
    file.write(program)
world = {}
exec(compile(program, file.name, "exec"), world)

np = world["np"]
shape = world["nx"], world["ny"]
stretch = world["stretch"].reshape(shape).T[::-1]
right = world["by_knob"][0].reshape(shape).T[::-1]
jade = LinearSegmentedColormap.from_list("jade", ["#101616", "#16302c", "#3f8678", "#87d6c4", "#e6fff6"])
amber = LinearSegmentedColormap.from_list("amber", ["#101616", "#38261a", "#a3663a", "#efa76a", "#fff0d8"])
low, high = np.percentile(stretch, [8, 99.9])
light = np.clip((stretch - low) / (high - low), 0, 1) ** 0.8
share = (0.5 - 0.5 * np.tanh(right / 12))[..., None]
picture = share * jade(light)[..., :3] + (1 - share) * amber(light)[..., :3]
image = Image.fromarray((255 * picture).astype(np.uint8))
image.crop((120, 0, 1272, 720)).resize((960, 600), Image.LANCZOS).save(sys.argv[1], quality=60, method=6)
