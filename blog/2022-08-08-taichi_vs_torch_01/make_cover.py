"""Draws cover.webp: the borders of the post, turned and closer. Run: python make_cover.py cover.webp"""
import sys

import numpy as np
import taichi as ti
from PIL import Image
from taichi.math import cdiv, cmul, cos, log, mix, sin, vec2, vec3

ti.init(arch=ti.cpu)

WIDTH, HEIGHT = 1920, 1200
image = ti.Vector.field(3, ti.f32, shape=(WIDTH, HEIGHT))


@ti.kernel
def draw(ink: vec3, jade: vec3, amber: vec3, pale: vec3):
    for i, j in image:
        q = (vec2(i, j) - vec2(760, 640)) / HEIGHT * 1.5
        p = vec2(q.x * cos(0.5) - q.y * sin(0.5), q.x * sin(0.5) + q.y * cos(0.5))
        steps, size, before = 0.0, 1.0, 1.0
        while size > 1e-3 and steps < 60:
            square = cmul(p, p)
            step = cdiv(cmul(square, p) - vec2(1, 0), 3 * square)
            p -= step
            before = size
            size = step.norm()
            steps += 1
        part = (log(1e-3) - log(before)) / (log(size + 1e-9) - log(before))  # 0 to 1 within the last step
        colour = jade
        if p.x < 0:
            colour = amber if p.y > 0 else pale
        depth = ti.exp(-0.2 * ti.max(steps - 1 + part - 1.5, 0))
        image[i, j] = mix(ink, colour, depth)


def rgb(text):
    return vec3(*[int(text[k : k + 2], 16) / 255 for k in (1, 3, 5)])


draw(rgb("#101616"), rgb("#87d6c4"), rgb("#efa76a"), rgb("#c9d8d4"))
pixels = np.rot90(image.to_numpy()).clip(0, 1) * 255
Image.fromarray(pixels.round().astype("uint8")).resize((960, 600), Image.LANCZOS).save(sys.argv[1], quality=55, method=6)
