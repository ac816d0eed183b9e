"""Draws cover.webp: growth rings; the year runs once around, with a dot on the day of every tag. Run: python make_cover.py cover.webp"""
import sys
from datetime import date

import numpy as np
import taichi as ti
from PIL import Image
from taichi.math import mix, smoothstep, vec2, vec3

ti.init(arch=ti.cpu)

SCALE, WIDTH, HEIGHT, RINGS = 3, 960, 600, 24
TAGS = (
    "01-04 01-18 01-25 02-22 03-08 03-23 04-13 04-27 05-18 06-13 07-12 08-10 08-18 09-20 10-25 11-01 11-15 11-30"
).split()
MARKED = 17.0  # the ring of this year
turn = ti.field(ti.f32, shape=len(TAGS))
turn.from_numpy(np.array([date(2022, *map(int, t.split("-"))).timetuple().tm_yday / 365 for t in TAGS], dtype=np.float32))
spot = ti.Vector.field(2, ti.f32, shape=len(TAGS))
image = ti.Vector.field(3, ti.f32, shape=(WIDTH * SCALE, HEIGHT * SCALE))


@ti.func
def growth(r, a):
    bend = 0.09 * ti.sin(2 * a + 0.7) + 0.05 * ti.sin(3 * a - 1.1) + 0.022 * ti.sin(7 * a + 4 * r)
    wide = r * (1 - bend * smoothstep(0.0, 0.9, r))
    return 26 * (wide + 0.05 * ti.sin(5.0 * wide) + 0.018 * ti.sin(17 * wide))


@ti.func
def radius_at(level, a):
    low, high = 0.0, 2.5
    for _ in range(30):
        middle = (low + high) / 2
        if growth(middle, a) < level:
            low = middle
        else:
            high = middle
    return low


@ti.kernel
def find_spots():
    for k in turn:
        at = ti.math.pi / 2 - 2 * ti.math.pi * turn[k]
        spot[k] = radius_at(MARKED, at) * vec2(ti.cos(at), ti.sin(at))


@ti.kernel
def draw(ink: vec3, jade: vec3, amber: vec3):
    for i, j in image:
        p = ((vec2(i, j) + 0.5) / SCALE - vec2(WIDTH, HEIGHT) / 2) / 330
        r, a = p.norm() + 1e-6, ti.atan2(p.y, p.x)
        level = growth(r, a)
        slope = (growth(r + 1e-3, a) - growth(r - 1e-3, a)) / 2e-3 / 330
        n = ti.round(level)
        away = ti.abs(level - n) / slope
        year = n == MARKED
        line = smoothstep(1.6 if year else 1.2, 0.5, away)
        late = 0.2 * (level - ti.floor(level)) ** 3  # wood darkens towards the end of a year
        share = late + line * (0.9 if year else 0.42 + 0.2 * ti.sin(5.3 * n))
        tone = mix(ink, jade, share)
        for k in range(turn.shape[0]):
            d = (p - spot[k]).norm() * 330
            tone = mix(tone, ink, smoothstep(11.5, 10.5, d))
            tone = mix(tone, amber, smoothstep(7.8, 6.8, d))
        image[i, j] = tone


def rgb(text):
    return vec3(*[int(text[k : k + 2], 16) / 255 for k in (1, 3, 5)])


find_spots()
draw(rgb("#101616"), rgb("#87d6c4"), rgb("#efa76a"))
pixels = np.rot90(image.to_numpy()).clip(0, 1) * 255
Image.fromarray(pixels.round().astype("uint8")).resize((WIDTH, HEIGHT), Image.LANCZOS).save(sys.argv[1], quality=34, method=6)
