"""Draws cover.webp: the island of the post, larger and with more samples. Run: python make_cover.py cover.webp"""
import pathlib
import re
import sys
import tempfile

import numpy as np
from PIL import Image

post = (pathlib.Path(__file__).parent / "index.md").read_text()
blocks = re.findall(r"^```python[^\n]*\n(.*?)^```", post, re.S | re.M)
program = "".join(blocks).replace("(640, 400)", "(960, 600)").replace("/ 400", "/ 600")
program = program.replace("render(12)", "render(80)").replace("ti.tools.imwrite", "# ti.tools.imwrite")
with tempfile.NamedTemporaryFile("w", suffix=".py", delete=False) as file:  # kernels read their source from a file
    file.write(program)
world = {}
exec(compile(program, file.name, "exec"), world)

pixels = np.rot90(world["image"].to_numpy()).clip(0, 1) * 255
Image.fromarray(pixels.round().astype("uint8")).save(sys.argv[1], quality=55, method=6)
