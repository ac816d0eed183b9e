"""Draws cover.webp: the plate of the post, larger and with fewer seeds. Run: python make_cover.py cover.webp"""
import sys

import numpy as np
import taichi as ti
from PIL import Image
from taichi.math import clamp, mix, smoothstep, vec2, vec3

ti.init(arch=ti.cpu)

WIDTH, HEIGHT, STEPS = 480, 300, 4600
FEED, KILL = 0.055, 0.062
SPREAD = vec2(0.16, 0.08)
plate = ti.Vector.field(2, ti.f32, shape=(2, WIDTH, HEIGHT))
image = ti.Vector.field(3, ti.f32, shape=(WIDTH, HEIGHT))


@ti.kernel
def sow():
    for i, j in image:
        plate[0, i, j] = vec2(1, 0)
    for _ in range(18):
        x, y = int(ti.random() * (WIDTH - 6)), int(ti.random() * (HEIGHT - 6))
        for i, j in ti.ndrange(6, 6):
            plate[0, x + i, y + j] = vec2(0.5, 0.5)


@ti.kernel
def react(now: ti.i32):
    for i, j in image:
        here = plate[now, i, j]
        sides = plate[now, (i - 1) % WIDTH, j] + plate[now, (i + 1) % WIDTH, j]
        sides += plate[now, i, (j - 1) % HEIGHT] + plate[now, i, (j + 1) % HEIGHT]
        eaten = here.x * here.y * here.y
        change = SPREAD * (sides - 4 * here) + vec2(-eaten, eaten)
        plate[1 - now, i, j] = here + change + vec2(FEED * (1 - here.x), -(FEED + KILL) * here.y)


@ti.kernel
def shade(ink: vec3, jade: vec3, amber: vec3):
    for i, j in image:
        v = plate[0, i, j].y
        image[i, j] = mix(mix(ink, jade, clamp(v / 0.3, 0, 1)), amber, smoothstep(0.3, 0.37, v))


def rgb(text):
    return vec3(*[int(text[k : k + 2], 16) / 255 for k in (1, 3, 5)])


sow()
for step in range(STEPS):
    react(step % 2)
shade(rgb("#101616"), rgb("#87d6c4"), rgb("#efa76a"))
pixels = np.rot90(image.to_numpy()).clip(0, 1) * 255
Image.fromarray(pixels.round().astype("uint8")).resize((960, 600), Image.LANCZOS).save(sys.argv[1], quality=45, method=6)
