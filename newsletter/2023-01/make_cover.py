"""Draws cover.webp: a solid made by folding space over and over, colored by where its points have been. Run: python make_cover.py cover.webp"""
import sys

import numpy as np
import taichi as ti
from PIL import Image
from taichi.math import clamp, cross, mix, normalize, smoothstep, vec2, vec3

ti.init(arch=ti.cpu)

WIDTH, HEIGHT, FOLDS = 1920, 1200, 11
image = ti.Vector.field(3, ti.f32, shape=(WIDTH, HEIGHT))


@ti.func
def fold(start):
    """Distance to the solid, and how near its orbit came to the axes."""
    p, grown, near = start, 1.0, 1e9
    for _ in range(FOLDS):
        p = ti.abs(p)
        if p.x < p.y:
            p.xy = p.yx
        if p.x < p.z:
            p.xz = p.zx
        if p.y < p.z:
            p.yz = p.zy
        c, s = ti.cos(0.22), ti.sin(0.22)
        p = vec3(c * p.x - s * p.y, s * p.x + c * p.y, p.z)
        p = 2.08 * p - vec3(1.16, 1.02, 0.44) * 1.08
        grown *= 2.08
        near = ti.min(near, p.xy.norm())
    return (p.norm() - 1.15) / grown, near


@ti.kernel
def draw(ink: vec3, jade: vec3, amber: vec3):
    eye = vec3(2.5, 1.7, 3.0)
    ahead = normalize(-eye)
    right = normalize(cross(ahead, vec3(0, 1, 0)))
    up = cross(right, ahead)
    sun = normalize(vec3(0.75, 1.1, 0.15))
    for i, j in image:
        q = (vec2(i, j) + 0.5 - vec2(WIDTH, HEIGHT) / 2) / HEIGHT
        ray = normalize(ahead + 0.86 * (q.x * right + q.y * up))
        far, steps, d, near = 0.0, 0, 1.0, 0.0
        while steps < 220 and far < 9 and d > 4e-4 * far:
            d, near = fold(eye + far * ray)
            far += 0.8 * d
            steps += 1
        tone = ink
        if far < 9:
            p, e = eye + far * ray, 1.2e-3
            n = vec3(0)
            for k in ti.static(range(3)):
                step = vec3([float(k == m) for m in range(3)]) * e
                ahead_of, behind = fold(p + step), fold(p - step)
                n[k] = ahead_of[0] - behind[0]
            n = normalize(n)
            shade = 1.0
            reach = 0.02
            for _ in range(40):
                gap, _near = fold(p + n * 0.004 + sun * reach)
                shade = ti.min(shade, clamp(14 * gap / reach, 0.0, 1.0))
                reach += clamp(gap, 0.01, 0.2)
            open_air = clamp(1 - steps / 130, 0.0, 1.0)
            light = 0.16 + 0.12 * n.y + 0.85 * ti.max(0.0, n.dot(sun)) * shade
            tone = mix(ink, mix(amber, jade, smoothstep(0.98, 1.42, near)), clamp(light * open_air * 1.3, 0.0, 1.0))
        image[i, j] = tone


def rgb(text):
    return vec3(*[int(text[k : k + 2], 16) / 255 for k in (1, 3, 5)])


draw(rgb("#101616"), rgb("#87d6c4"), rgb("#efa76a"))
pixels = np.rot90(image.to_numpy()).clip(0, 1) * 255
Image.fromarray(pixels.round().astype("uint8")).resize((960, 600), Image.LANCZOS).save(sys.argv[1], quality=40, method=6)
