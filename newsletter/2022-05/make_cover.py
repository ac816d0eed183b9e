"""Draws cover.webp: a stepped tower of amber cubes in a sea of jade ones. Run: python make_cover.py cover.webp"""
import sys

import numpy as np
import taichi as ti
from PIL import Image, ImageDraw

ti.init(arch=ti.cpu)

SCALE, WIDTH, HEIGHT = 3, 960, 600
SIDE, EDGE = 64, 22.0  # cubes along one side of the sea, pixels along one edge
tall = ti.field(ti.i32, shape=(SIDE, SIDE))
stone = ti.field(ti.i32, shape=(SIDE, SIDE))


@ti.kernel
def pile():
    for i, j in tall:
        x, y = i - SIDE // 2, j - SIDE // 2
        ring = ti.max(ti.abs(x), ti.abs(y))
        swell = 3.4 * ti.sin(0.55 * ring) * ti.exp(-0.035 * ring) + 1.1 * ti.sin(0.31 * x - 0.17 * y)
        tall[i, j] = ti.round(swell, ti.i32) + 5
        if ring <= 4:
            tall[i, j] = 9 + 2 * (4 - ring)
            stone[i, j] = 1


pile()
height, is_stone = tall.to_numpy(), stone.to_numpy()
ink, jade, amber = (np.array([int(c[k : k + 2], 16) for k in (1, 3, 5)]) for c in ("#101616", "#87d6c4", "#efa76a"))
image = Image.new("RGB", (WIDTH * SCALE, HEIGHT * SCALE), tuple(ink))
pen = ImageDraw.Draw(image)


def on_screen(x, y, z):
    right, up = (x - y) * 0.866 * EDGE, (x + y) * 0.5 * EDGE + z * EDGE * 0.8
    return ((WIDTH / 2 + right) * SCALE, (HEIGHT / 2 + 150 - up) * SCALE)


def paint(colour, share, *corners):
    tone = tuple(int(v) for v in ink + (colour - ink) * share)
    pen.polygon([on_screen(*c) for c in corners], fill=tone, outline=tuple(ink), width=3)


for s in range(2 * SIDE - 2, -1, -1):  # far columns first
    for i in range(max(0, s - SIDE + 1), min(SIDE, s + 1)):
        j = s - i
        x, y, z = i - SIDE / 2, j - SIDE / 2, int(height[i, j])
        across, down = on_screen(x, y, z)
        if not (-90 < across / SCALE < WIDTH + 90 and -60 < down / SCALE < HEIGHT + 300):
            continue
        colour = amber if is_stone[i, j] else jade
        light = 0.95 if is_stone[i, j] else 0.1 + 0.075 * z
        for k in range(z):
            paint(colour, light * 0.42, (x, y, k), (x + 1, y, k), (x + 1, y, k + 1), (x, y, k + 1))
            paint(colour, light * 0.62, (x, y, k), (x, y + 1, k), (x, y + 1, k + 1), (x, y, k + 1))
        paint(colour, light, (x, y, z), (x + 1, y, z), (x + 1, y + 1, z), (x, y + 1, z))

image.resize((WIDTH, HEIGHT), Image.LANCZOS).save(sys.argv[1], quality=26, method=6)
