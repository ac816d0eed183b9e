"""Draws cover.webp: lines of equal potential around a bay of the Mandelbrot set. Run: python make_cover.py cover.webp"""
import sys

import numpy as np
import taichi as ti
from PIL import Image
from taichi.math import cmul, mix, smoothstep, vec2, vec3

ti.init(arch=ti.cpu, default_fp=ti.f64)

SCALE, WIDTH, HEIGHT = 3, 960, 600
CENTRE_X, CENTRE_Y, SPAN = -0.7445, 0.1225, 0.0150
STEPS = 900
image = ti.Vector.field(3, ti.f32, shape=(WIDTH * SCALE, HEIGHT * SCALE))


@ti.kernel
def draw(ink: vec3, jade: vec3, amber: vec3):
    pixel = SPAN / (WIDTH * SCALE)
    for i, j in image:
        c = vec2(CENTRE_X, CENTRE_Y) + (vec2(i, j) + 0.5 - vec2(WIDTH, HEIGHT) * SCALE / 2) * pixel
        z, slope, n = vec2(0), vec2(0), 0
        while n < STEPS and z.dot(z) < 1e6:
            slope = 2 * cmul(z, slope) + vec2(1, 0)
            z = cmul(z, z) + c
            n += 1
        tone = mix(ink, jade, 0.05)
        if n < STEPS:
            size = z.norm()
            level = n + 1 - ti.log(ti.log(size) / ti.log(2.0)) / ti.log(2.0)
            reach = size * ti.log(size) / slope.norm()  # about twice the distance to the set
            change = 1 / (ti.log(2.0) * reach) * 2 * pixel * SCALE  # of the level, per pixel of the cover
            away = ti.abs(level - ti.round(level)) / change
            line = smoothstep(1.2, 0.4, away) * smoothstep(0.5, 0.12, change)
            glow = smoothstep(1.3, 0.2, reach / (pixel * SCALE))
            tone = mix(ink, jade, 0.85 * line)
            tone = mix(tone, amber, 0.95 * glow)
        image[i, j] = ti.cast(tone, ti.f32)


def rgb(text):
    return vec3(*[int(text[k : k + 2], 16) / 255 for k in (1, 3, 5)])


draw(rgb("#101616"), rgb("#87d6c4"), rgb("#efa76a"))
pixels = np.rot90(image.to_numpy()).clip(0, 1) * 255
Image.fromarray(pixels.round().astype("uint8")).resize((WIDTH, HEIGHT), Image.LANCZOS).save(sys.argv[1], quality=30, method=6)
