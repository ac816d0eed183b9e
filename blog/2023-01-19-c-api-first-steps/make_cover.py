"""Draws cover.webp: the flower of the post with cells that grow outwards. Run: python make_cover.py cover.webp"""
import sys

import numpy as np
import taichi as ti
from PIL import Image
from taichi.math import clamp, mix, smoothstep, vec2, vec3

ti.init(arch=ti.cpu)

WIDTH, HEIGHT, SCALE, SEEDS = 960, 600, 2, 560
seeds = ti.Vector.field(2, ti.f32, shape=SEEDS)
image = ti.Vector.field(3, ti.f32, shape=(WIDTH * SCALE, HEIGHT * SCALE))


@ti.kernel
def plant():
    for k in seeds:
        radius, angle = 1.6 * (k + 0.5) ** 0.98, 2.399963 * k
        seeds[k] = radius * vec2(ti.cos(angle), ti.sin(angle))


@ti.kernel
def draw(ink: vec3, jade: vec3, amber: vec3):
    for i, j in image:
        p = vec2(i, j) / SCALE - vec2(0.4 * WIDTH, 0.5 * HEIGHT)
        first, second, who = 1e9, 1e9, 0
        for k in range(SEEDS):
            away = (p - seeds[k]).norm()
            if away < first:
                second, first, who = first, away, k
            elif away < second:
                second = away
        size = 2.2 + 0.055 * p.norm()
        glow = clamp(1 - first / (3.4 * size), 0, 1)
        colour = mix(ink, jade, 0.30 + 0.65 * glow)
        if who % 13 == 0:
            colour = mix(ink, amber, 0.55 + 0.45 * glow)
        image[i, j] = mix(ink, colour, smoothstep(0.25 * size, 0.6 * size, second - first))


def rgb(text):
    return vec3(*[int(text[k : k + 2], 16) / 255 for k in (1, 3, 5)])


plant()
draw(rgb("#101616"), rgb("#87d6c4"), rgb("#efa76a"))
pixels = (np.rot90(image.to_numpy()).clip(0, 1) * 255).round().astype("uint8")
Image.fromarray(pixels).resize((WIDTH, HEIGHT), Image.LANCZOS).save(sys.argv[1], quality=46, method=6)
