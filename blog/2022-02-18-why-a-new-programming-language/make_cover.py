"""Draws cover.webp: the carved ball of the post, turned and seen from closer. Run: python make_cover.py cover.webp"""
import sys

import numpy as np
import taichi as ti
from PIL import Image
from taichi.math import mix, rotation3d, smoothstep, vec3, vec4

ti.init(arch=ti.cpu)

WIDTH, HEIGHT, SCALE = 960, 600, 2
image = ti.Vector.field(3, ti.f32, shape=(WIDTH * SCALE, HEIGHT * SCALE))


@ti.func
def distance(p):
    q = 8.5 * (rotation3d(0.5, 0.9, 0.2) @ vec4(p, 1)).xyz
    sheet = ti.sin(q.x) * ti.cos(q.y) + ti.sin(q.y) * ti.cos(q.z) + ti.sin(q.z) * ti.cos(q.x)
    return ti.max(p.norm() - 1, (ti.abs(sheet) - 0.3) / 16)


@ti.func
def brightness(p, light):
    slope = vec3(0)
    for k in ti.static(range(3)):
        e = ti.Vector.unit(3, k) * 0.002
        slope[k] = distance(p + e) - distance(p - e)
    return 0.12 + 0.88 * ti.max(slope.normalized().dot(light), 0)


@ti.kernel
def draw(ink: vec3, jade: vec3, amber: vec3):
    for i, j in image:
        ray = vec3(i / SCALE - 0.62 * WIDTH, j / SCALE - 0.55 * HEIGHT, 1.25 * WIDTH).normalized()
        place, far, count = vec3(0, 0, -3), 1.7, 0
        while count < 500 and far < 4.5:
            gap = distance(place + far * ray)
            if gap < 0.0006:
                break
            far += gap
            count += 1
        colour = ink
        if far < 4.5:
            p = place + far * ray
            colour += mix(amber, jade, smoothstep(0.7, 0.95, p.norm())) * brightness(p, vec3(-0.5, 0.6, -0.62)) * smoothstep(4.2, 1.9, far)
        image[i, j] = colour


def rgb(text):
    return vec3(*[int(text[k : k + 2], 16) / 255 for k in (1, 3, 5)])


draw(rgb("#101616"), rgb("#87d6c4"), rgb("#efa76a"))
pixels = (np.rot90(image.to_numpy()).clip(0, 1) * 255).round().astype("uint8")
Image.fromarray(pixels).resize((WIDTH, HEIGHT), Image.LANCZOS).save(sys.argv[1], quality=55, method=6)
