"""Draws cover.webp: the hole of the post from farther down and from the side. Run: python make_cover.py cover.webp"""
import sys

import numpy as np
import taichi as ti
from PIL import Image
from taichi.math import clamp, cross, mix, smoothstep, vec2, vec3

ti.init(arch=ti.cpu)

WIDTH, HEIGHT, SCALE = 960, 600, 2
TILT = 0.22  # of the horizon, in radians
image = ti.Vector.field(3, ti.f32, shape=(WIDTH * SCALE, HEIGHT * SCALE))


@ti.func
def sky(ray, ink, jade):
    across = abs(ti.sin(10 * ti.atan2(ray.x, ray.z)))
    along = abs(ti.sin(10 * ti.asin(clamp(ray.y, -1, 1))))
    return mix(ink, jade, 0.3 * smoothstep(0.1, 0.02, min(across, along)))


@ti.func
def trace(place, ray, ink, jade, amber):
    spin = cross(place, ray).norm_sqr()
    light, veil, alive = vec3(0), 1.0, True
    for _ in range(1500):
        r = place.norm()
        if r < 1 or r > 18:
            alive = r > 1
            break
        step = 0.03 * r
        ray -= step * 1.5 * spin * place / r**5
        ahead = place + step * ray
        if place.y * ahead.y < 0:
            ring = mix(place, ahead, place.y / (place.y - ahead.y)).norm()
            glow = smoothstep(2.5, 3.1, ring) * smoothstep(7.5, 3.2, ring) * (0.7 + 0.3 * ti.sin(8 * ring))
            light += veil * glow * amber * 1.1
            veil *= 1 - 0.85 * glow
        place = ahead
    if alive:
        light += veil * sky(ray.normalized(), ink, jade)
    return light


@ti.kernel
def draw(ink: vec3, jade: vec3, amber: vec3):
    for i, j in image:
        p = (vec2(i, j) + 0.5) / SCALE - vec2(0.58 * WIDTH, 0.5 * HEIGHT)
        p = vec2(p.x * ti.cos(TILT) - p.y * ti.sin(TILT), p.x * ti.sin(TILT) + p.y * ti.cos(TILT))
        place = vec3(0, 2.0, -15)
        ray = vec3(p.x, p.y - 0.133 * 1.1 * WIDTH, 1.1 * WIDTH).normalized()
        image[i, j] = trace(place, ray, ink, jade, amber)


def rgb(text):
    return vec3(*[int(text[k : k + 2], 16) / 255 for k in (1, 3, 5)])


draw(rgb("#101616"), rgb("#87d6c4"), rgb("#efa76a"))
pixels = (np.rot90(image.to_numpy()).clip(0, 1) * 255).round().astype("uint8")
Image.fromarray(pixels).resize((WIDTH, HEIGHT), Image.LANCZOS).save(sys.argv[1], quality=55, method=6)
