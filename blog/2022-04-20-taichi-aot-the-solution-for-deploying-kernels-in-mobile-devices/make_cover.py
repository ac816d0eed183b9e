"""Draws cover.webp: the pond of the post on a wide grid, lit from one side. Run: python make_cover.py cover.webp"""
import sys

import numpy as np
import taichi as ti
from PIL import Image
from taichi.math import clamp, mix, smoothstep, vec2, vec3

ti.init(arch=ti.cpu)

WIDTH, HEIGHT = 960, 600
water = ti.field(ti.f32, shape=(2, WIDTH, HEIGHT))
image = ti.Vector.field(3, ti.f32, shape=(WIDTH, HEIGHT))


@ti.kernel
def drop(now: ti.i32, x: ti.f32, y: ti.f32, size: ti.f32):
    for i, j in image:
        water[now, i, j] += ti.exp(-(vec2(i, j) - vec2(x, y)).norm_sqr() / size**2)


@ti.kernel
def wave(now: ti.i32):
    for i, j in ti.ndrange((1, WIDTH - 1), (1, HEIGHT - 1)):
        sides = water[now, i - 1, j] + water[now, i + 1, j] + water[now, i, j - 1] + water[now, i, j + 1]
        ahead = 2 * water[now, i, j] - water[1 - now, i, j] + 0.25 * (sides - 4 * water[now, i, j])
        water[1 - now, i, j] = 0.9985 * ahead


@ti.kernel
def shade(now: ti.i32, ink: vec3, jade: vec3, amber: vec3):
    for i, j in ti.ndrange((1, WIDTH - 1), (1, HEIGHT - 1)):
        slope = water[now, i - 1, j] - water[now, i + 1, j] + water[now, i, j + 1] - water[now, i, j - 1]
        colour = mix(ink, jade, clamp(9 * slope + 0.06, 0, 1))
        image[i, j] = mix(colour, amber, smoothstep(0.12, 0.2, slope))


def rgb(text):
    return vec3(*[int(text[k : k + 2], 16) / 255 for k in (1, 3, 5)])


now = 0
for x, y, wait in ((250, 380, 260), (640, 200, 170), (760, 470, 110), (430, 130, 80), (130, 120, 60), (520, 430, 50)):
    drop(now, x, y, 9.0)
    for _ in range(wait):
        wave(now)
        now = 1 - now
shade(now, rgb("#101616"), rgb("#87d6c4"), rgb("#efa76a"))
pixels = np.rot90(image.to_numpy()).clip(0, 1)[2:-2, 3:-3] * 255
Image.fromarray(pixels.round().astype("uint8")).resize((WIDTH, HEIGHT), Image.LANCZOS).save(sys.argv[1], quality=55, method=6)
