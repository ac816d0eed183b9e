"""Draws cover.webp: the flow of the post, two periods wide. Run: python make_cover.py cover.webp"""
import pathlib
import re
import sys
import tempfile

from PIL import Image

post = (pathlib.Path(__file__).parent / "index.md").read_text()
blocks = re.findall(r"^```python[^\n]*\n(.*?)^```", post, re.S | re.M)
program = "".join(block for block in blocks if "matplotlib" not in block)
with tempfile.NamedTemporaryFile("w", suffix=".py", delete=False) as file:  # kernels read their source from a file
    file.write(program)
world = {}
exec(compile(program, file.name, "exec"), world)

np = world["np"]
spin = np.rot90(world["spin"].to_numpy()[0])
rows = spin.shape[0]
spin = np.tile(spin, (1, 2))[:, : round(rows * 1.6)] / 28
ink, jade, amber = (np.array(c) for c in ((16, 22, 22), (135, 214, 196), (239, 167, 106)))
weight = np.clip(np.abs(spin), 0, 1)[:, :, None] ** 0.8
pixels = ink + (np.where(spin[:, :, None] > 0, jade, amber) - ink) * weight
Image.fromarray(pixels.round().astype("uint8")).resize((960, 600), Image.BICUBIC).save(sys.argv[1], quality=60, method=6)
