"""Draws cover.webp: a tilted phone whose liquid stays level, with ripples around a touch. Run: python make_cover.py cover.webp"""
import sys

import numpy as np
import taichi as ti
from PIL import Image
from taichi.math import dot, max, min, mix, smoothstep, vec2, vec3

ti.init(arch=ti.cpu)

SCALE, WIDTH, HEIGHT = 3, 960, 600
HALF, CORNER, ANGLE = vec2(150, 262), 34.0, 0.3
TOUCH = vec2(34, -74)
image = ti.Vector.field(3, ti.f32, shape=(WIDTH * SCALE, HEIGHT * SCALE))


@ti.func
def outline(p):
    """Distance to a rounded rectangle, negative inside."""
    q = ti.abs(p) - HALF + CORNER
    return max(q, 0.0).norm() + min(max(q.x, q.y), 0.0) - CORNER


@ti.kernel
def draw(ink: vec3, jade: vec3, amber: vec3):
    for i, j in image:
        world = (vec2(i, j) + 0.5) / SCALE - vec2(WIDTH, HEIGHT) / 2
        c, s = ti.cos(ANGLE), ti.sin(ANGLE)
        p = vec2(c * world.x + s * world.y, c * world.y - s * world.x)
        edge = outline(p)
        colour = ink
        if edge < -10:
            away = (world - TOUCH).norm()
            fade = smoothstep(-10, -24, edge)
            surface = 54 + 7 * ti.sin(world.x / 46) + 3 * ti.sin(world.x / 19 + 1)
            depth = surface - world.y
            if depth > -1.5:
                line = ti.abs(depth / 13 - ti.round(depth / 13)) * 13
                ring = ti.abs(away / 13 - ti.round(away / 13)) * 13
                share = (0.95 - 0.0016 * depth) * fade * smoothstep(70, 104, away)
                colour = mix(ink, jade, share * smoothstep(1.9, 0.8, line))
                colour = mix(colour, amber, fade * smoothstep(84, 20, away) * smoothstep(1.9, 0.8, ring))
                colour = mix(colour, jade, fade * smoothstep(2.4, 1.2, ti.abs(depth)))
            colour = mix(colour, amber, smoothstep(7.5, 6.3, away))
        colour = mix(colour, jade, smoothstep(2.2, 1.2, ti.abs(edge)))
        colour = mix(colour, jade, 0.35 * smoothstep(1.4, 0.6, ti.abs(edge + 10)))
        image[i, j] = colour


def rgb(text):
    return vec3(*[int(text[k : k + 2], 16) / 255 for k in (1, 3, 5)])


draw(rgb("#101616"), rgb("#87d6c4"), rgb("#efa76a"))
pixels = np.rot90(image.to_numpy()).clip(0, 1) * 255
Image.fromarray(pixels.round().astype("uint8")).resize((WIDTH, HEIGHT), Image.LANCZOS).save(sys.argv[1], quality=70, method=6)
