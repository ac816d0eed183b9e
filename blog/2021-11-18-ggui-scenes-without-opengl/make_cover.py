"""Draws cover.webp: the swarm of the post from closer, with more dots. Run: python make_cover.py cover.webp"""
import pathlib
import re
import sys
import tempfile

from PIL import Image

post = (pathlib.Path(__file__).parent / "index.md").read_text()
blocks = re.findall(r"^```python title=\"swarm.py[^\n]*\n(.*?)^```", post, re.S | re.M)
program = "".join(block for block in blocks if "panel" not in block and "film" not in block)
larger = {
    "n = 10000": "n = 24000",
    "(960, 600), vsync=True": "(1920, 1200), show_window=False",
    "radius=0.004": "radius=0.003",
    "camera.position(2.1, 1.9, 2.5)": "camera.position(1.9, 1.6, 2.2)",
    "camera.lookat(0, -0.05, 0.1)": "camera.lookat(0.15, 0.15, 0)",
}
for old, new in larger.items():
    assert old in program
    program = program.replace(old, new)
program += """
release()
for k in range(166):
    fly(k * 0.012, 2.0, 0.2)
draw_land()
draw_swarm(True, (0.42, 0.28, 0.19))
canvas.scene(scene)
window.save_image("large.png")
"""
with tempfile.NamedTemporaryFile("w", suffix=".py", delete=False) as file:  # kernels read their source from a file
    file.write(program)
exec(compile(program, file.name, "exec"), {})
Image.open("large.png").convert("RGB").resize((960, 600), Image.LANCZOS).save(sys.argv[1], quality=45, method=6)
