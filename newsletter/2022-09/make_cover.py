"""Draws cover.webp: a triangle mesh on a swollen sheet, one patch of it in amber. Run: python make_cover.py cover.webp"""
import sys

import numpy as np
import taichi as ti
from matplotlib.tri import Triangulation
from PIL import Image, ImageDraw

ti.init(arch=ti.cpu, random_seed=9)

SCALE, WIDTH, HEIGHT = 3, 960, 600
COLUMNS, ROWS = 34, 28
points = ti.Vector.field(2, ti.f32, shape=(COLUMNS, ROWS))
lifted = ti.Vector.field(3, ti.f32, shape=(COLUMNS, ROWS))


@ti.kernel
def scatter():
    for i, j in points:
        x = (i + 0.5 * (j % 2) + 0.55 * (ti.random() - 0.5)) / (COLUMNS - 1)
        y = (j + 0.55 * (ti.random() - 0.5)) / (ROWS - 1)
        points[i, j] = ti.Vector([2.6 * x - 1.3, 2.3 * y - 1.2])


@ti.kernel
def lift():
    for i, j in points:
        p = points[i, j]
        z = 0.52 * ti.exp(-6 * ((p.x + 0.28) ** 2 + p.y**2)) + 0.34 * ti.exp(-11 * ((p.x - 0.5) ** 2 + (p.y + 0.12) ** 2))
        lifted[i, j] = ti.Vector([p.x, 0.8 * p.y + 0.5 * z, z])


scatter()
lift()
flat, sheet = points.to_numpy().reshape(-1, 2), lifted.to_numpy().reshape(-1, 3)
mesh = Triangulation(flat[:, 0], flat[:, 1]).triangles
pixel = np.stack([(sheet[:, 0] * 440 + WIDTH / 2), (HEIGHT / 2 + 66 - sheet[:, 1] * 440)], axis=1) * SCALE

ink, jade, amber = (np.array([int(c[k : k + 2], 16) for k in (1, 3, 5)]) for c in ("#101616", "#87d6c4", "#efa76a"))
image = Image.new("RGB", (WIDTH * SCALE, HEIGHT * SCALE), tuple(ink))
pen = ImageDraw.Draw(image)
middle = flat[mesh].mean(axis=1)
height = sheet[mesh][:, :, 2].mean(axis=1)
in_patch = np.hypot(middle[:, 0] + 0.28, middle[:, 1]) < 0.3


def blend(colour, share):
    return tuple(int(v) for v in ink + (colour - ink) * share)


for t in np.argsort(-middle[:, 1]):  # far triangles first, so that the near ones cover them
    corners = [tuple(pixel[v]) for v in mesh[t]]
    pen.polygon(corners, fill=blend(amber if in_patch[t] else jade, 0.16 if in_patch[t] else 0.03 + 0.12 * height[t]))
    tone = blend(amber, 0.95) if in_patch[t] else blend(jade, 0.3 + 0.9 * min(height[t], 0.5))
    pen.line(corners + corners[:1], fill=tone, width=3)

for t in np.flatnonzero(in_patch):  # its rim lies under the outlines of the neighbors
    corners = [tuple(pixel[v]) for v in mesh[t]]
    pen.line(corners + corners[:1], fill=blend(amber, 0.95), width=3)

image.resize((WIDTH, HEIGHT), Image.LANCZOS).save(sys.argv[1], quality=31, method=6)
