"""Draws cover.webp: streamlines of a Karman vortex street, from its stream function. Run: python make_cover.py cover.webp"""
import sys

import numpy as np
import taichi as ti
from PIL import Image
from taichi.math import mix, smoothstep, vec2, vec3

ti.init(arch=ti.cpu)

SCALE, WIDTH, HEIGHT = 3, 960, 600
PERIOD, GAP = 300.0, 84.3  # spacing within a row, distance of the rows (their stable ratio is 0.281)
STREAM = 0.5  # how fast the flow carries the vortices along
psi = ti.field(ti.f32, shape=(WIDTH * SCALE, HEIGHT * SCALE))
image = ti.Vector.field(3, ti.f32, shape=(WIDTH * SCALE, HEIGHT * SCALE))


@ti.func
def row(p, centre):
    d = 2 * ti.math.pi * (p - centre) / PERIOD
    return 0.5 * ti.log((ti.exp(d.y) + ti.exp(-d.y)) / 2 - ti.cos(d.x) + 0.06)


@ti.kernel
def stream():
    for i, j in psi:
        p = (vec2(i, j) + 0.5) / SCALE - vec2(WIDTH, HEIGHT) / 2
        upper, lower = row(p, vec2(0, GAP / 2)), row(p, vec2(PERIOD / 2, -GAP / 2))
        psi[i, j] = (2 * ti.math.pi * STREAM / PERIOD) * p.y + upper - lower


@ti.kernel
def draw(ink: vec3, jade: vec3, amber: vec3):
    for i, j in image:
        a, b = ti.min(i + 1, WIDTH * SCALE - 1), ti.min(j + 1, HEIGHT * SCALE - 1)
        here = psi[i, j]
        slope = vec2(psi[a, j] - here, psi[i, b] - here).norm() * SCALE + 1e-5
        level = here * 4.5
        away = ti.abs(level - ti.round(level)) / (4.5 * slope)
        tone = amber if here < 0 else jade
        image[i, j] = mix(ink, tone, 0.9 * smoothstep(1.5, 0.5, away))


def rgb(text):
    return vec3(*[int(text[k : k + 2], 16) / 255 for k in (1, 3, 5)])


stream()
draw(rgb("#101616"), rgb("#87d6c4"), rgb("#efa76a"))
pixels = np.rot90(image.to_numpy()).clip(0, 1) * 255
Image.fromarray(pixels.round().astype("uint8")).resize((WIDTH, HEIGHT), Image.LANCZOS).save(sys.argv[1], quality=29, method=6)
