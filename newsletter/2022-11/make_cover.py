"""Draws cover.webp: squares that were split wherever a curve passes; lists in Taichi hold them. Run: python make_cover.py cover.webp"""
import sys

import numpy as np
import taichi as ti
from PIL import Image, ImageDraw
from taichi.math import vec2, vec3

ti.init(arch=ti.cpu)

SCALE, WIDTH, HEIGHT, LEVELS = 3, 960, 600, 6
cells = ti.Vector.field(3, ti.f32)  # middle and half of the edge
ti.root.dense(ti.i, LEVELS + 1).dynamic(ti.j, 1 << 15, chunk_size=256).place(cells)


@ti.func
def curve(p):
    """Below zero inside of two petals that turn around the middle."""
    q = (p - vec2(WIDTH, HEIGHT) / 2) / 292
    r, a = q.norm(), ti.atan2(q.y, q.x)
    return r - 0.62 - 0.34 * ti.sin(5 * a + 2.6 * r) * ti.min(1.0, 2.2 * r)


@ti.func
def is_crossed(cell):
    low, high = 1e9, -1e9
    for i, j in ti.ndrange(5, 5):
        value = curve(cell.xy + (vec2(i, j) / 2 - 1) * cell.z)
        low, high = ti.min(low, value), ti.max(high, value)
    return low < 0 < high


@ti.kernel
def start():
    for i, j in ti.ndrange(9, 5):
        cells[0].append(vec3(60 + 120 * (i - 0), 60 + 120 * j, 60))


@ti.kernel
def split(level: ti.i32):
    for k in range(cells[level].length()):
        cell = cells[level, k]
        if is_crossed(cell):
            half = cell.z / 2
            for i, j in ti.ndrange(2, 2):
                cells[level + 1].append(vec3(cell.xy + (2 * vec2(i, j) - 1) * half, half))


start()
for level in range(LEVELS):
    split(level)

count = ti.field(ti.i32, shape=LEVELS + 1)
flat = ti.Vector.field(3, ti.f32, shape=(LEVELS + 1, 1 << 14))


@ti.kernel
def measure():
    for level in range(LEVELS + 1):
        count[level] = cells[level].length()
        for k in range(count[level]):
            flat[level, k] = cells[level, k]


measure()
table = flat.to_numpy()
ink, jade, amber = (np.array([int(c[k : k + 2], 16) for k in (1, 3, 5)]) for c in ("#101616", "#87d6c4", "#efa76a"))
image = Image.new("RGB", (WIDTH * SCALE, HEIGHT * SCALE), tuple(ink))
pen = ImageDraw.Draw(image)
for level in range(LEVELS + 1):
    last = level == LEVELS
    tone = tuple(int(v) for v in ink + ((amber if last else jade) - ink) * (1.0 if last else 0.22 + 0.1 * level))
    for x, y, half in table[level, : count[level]]:
        box = [(x - half) * SCALE, (y - half) * SCALE, (x + half) * SCALE, (y + half) * SCALE]
        pen.rectangle(box, outline=tone, width=2 if level > 3 else 3)

image.resize((WIDTH, HEIGHT), Image.LANCZOS).save(sys.argv[1], quality=36, method=6)
