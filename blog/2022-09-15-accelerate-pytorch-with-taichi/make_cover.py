"""Draws cover.webp: the tile of the post laid by two of its rules. Run: python make_cover.py cover.webp"""
import pathlib
import re
import sys
import tempfile

import numpy as np
from PIL import Image

post = (pathlib.Path(__file__).parent / "index.md").read_text()
blocks = re.findall(r"^```python title=\"wallpaper.py[^\n]*\n(.*?)^```", post, re.S | re.M)
program = "".join(blocks[:2]).replace("96, 32, (384, 320)", "320, 32, (384, 320)").replace("ti.tools.imwrite", "# ti.tools.imwrite")
program = program.replace("print(", "# print(")
with tempfile.NamedTemporaryFile("w", suffix=".py", delete=False) as file:  # kernels read their source from a file
    file.write(program)
world = {}
exec(compile(program, file.name, "exec"), world)

walls = []
for rule in ("bricks", "pinwheel"):
    wall = np.zeros((1200, 1920, 3), dtype=np.float32)
    world["padding"](world[rule])(world["tile"], wall, 120)
    walls.append(wall)
y, x = np.mgrid[0:1200, 0:1920]
slope = (x - 1120 - 0.35 * (600 - y))[..., None]
pixels = np.where(slope < 0, walls[0], walls[1])
pixels = np.where(np.abs(slope) < 14, np.array([16, 22, 22]) / 255, pixels)[::-1] * 255
Image.fromarray(pixels.round().astype("uint8")).resize((960, 600), Image.LANCZOS).save(sys.argv[1], quality=65, method=6)
