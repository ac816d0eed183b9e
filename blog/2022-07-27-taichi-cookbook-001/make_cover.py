"""Draws cover.webp: a half circle of width d over each pair of neighboring multiples of d. Run: python make_cover.py cover.webp"""
import sys

import numpy as np
import taichi as ti
from PIL import Image
from taichi.math import mix, smoothstep, vec2, vec3

ti.init(arch=ti.cpu)

SCALE, WIDTH, HEIGHT = 2, 960, 600
BASE, UNIT, CHOSEN = 92, 20, 24  # height of the line, pixels per integer, the number whose arcs are amber
image = ti.Vector.field(3, ti.f32, shape=(WIDTH * SCALE, HEIGHT * SCALE))


@ti.kernel
def draw(ink: vec3, jade: vec3, amber: vec3):
    for i, j in image:
        p = (vec2(i, j) + 0.5) / SCALE - vec2(0, BASE)
        colour = ink
        if p.y > 0:
            for d in range(1, 41):
                size = d * float(UNIT)
                index = ti.floor(p.x / size, ti.i32)
                centre = vec2((index + 0.5) * size, 0)
                away = ti.abs((p - centre).norm() - size / 2)
                meets = CHOSEN % d == 0 and (index * d == CHOSEN or (index + 1) * d == CHOSEN)
                if meets:
                    colour = mix(colour, amber, smoothstep(1.5, 0.5, away))
                else:
                    colour = mix(colour, jade, (0.25 + 0.45 / ti.sqrt(float(d))) * smoothstep(1.2, 0.3, away))
        line = smoothstep(1.2, 0.4, ti.abs(p.y))
        colour = mix(colour, jade, 0.8 * line)
        tick = (vec2(ti.round(p.x / UNIT) * UNIT, -12) - p).norm()
        here = ti.round(p.x / UNIT) == CHOSEN
        colour = mix(colour, amber if here else jade, (1.0 if here else 0.45) * smoothstep(3.0, 2.2, tick))
        image[i, j] = colour


def rgb(text):
    return vec3(*[int(text[k : k + 2], 16) / 255 for k in (1, 3, 5)])


draw(rgb("#101616"), rgb("#87d6c4"), rgb("#efa76a"))
pixels = np.rot90(image.to_numpy()).clip(0, 1) * 255
Image.fromarray(pixels.round().astype("uint8")).resize((WIDTH, HEIGHT), Image.LANCZOS).save(sys.argv[1], quality=40, method=6)
