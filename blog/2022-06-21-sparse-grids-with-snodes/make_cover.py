"""Draws cover.webp: the fire of the post, some steps later and from closer. Run: python make_cover.py cover.webp"""
import pathlib
import re
import sys
import tempfile

from PIL import Image

post = (pathlib.Path(__file__).parent / "index.md").read_text()
blocks = re.findall(r"^```python title=\"fire.py[^\n]*\n(.*?)^```", post, re.S | re.M)
program = "".join(block for block in blocks if "def differences" not in block)
program = program.replace("), 240)", "), 330)")
program = program.replace("draw(s[0]", "# draw(s[0]").replace("ti.tools", "# ti.tools")
program += """
cover = ti.Vector.field(3, ti.f32, shape=(960, 600))

@ti.kernel
def draw_cover(now: ti.template(), left: ti.i32, low: ti.i32):
    for i, j in cover:
        total = vec3(0)
        for a, b in ti.ndrange(3, 3):
            x, y = left + 3 * i + a, low + 3 * j + b
            s = now[x, y]
            ground = vec3(0.063, 0.086, 0.086) * (1.9 - 0.018 * stones(x, y))
            total += (1.5 * colour(s) if s > 0 else ground) / 9
        cover[i, j] = ti.min(total, 1)

draw_cover(s[0], 20, 1800)
"""
with tempfile.NamedTemporaryFile("w", suffix=".py", delete=False) as file:  # kernels read their source from a file
    file.write(program)
world = {}
exec(compile(program, file.name, "exec"), world)
pixels = (world["cover"].to_numpy() * 255).round().astype("uint8")
Image.fromarray(pixels.swapaxes(0, 1)[::-1].copy()).save(sys.argv[1], quality=50, method=6)
