"""Draws cover.webp: a plane wave runs into a glass disc, which gathers it behind itself. Run: python make_cover.py cover.webp"""
import sys

import numpy as np
import taichi as ti
from PIL import Image
from taichi.math import mix, smoothstep, vec2, vec3

ti.init(arch=ti.cpu)

WIDTH, HEIGHT, RIM = 1240, 1000, 140
LENGTH, CLOCK, STEPS = 26.0, 0.6, 2100  # pixels per wave, share of a cell per step
RADIUS, INDEX = 150.0, 1.55
LAST = int(4 * LENGTH / CLOCK)  # steps over which the strength is summed up
electric = ti.field(ti.f32, shape=(WIDTH, HEIGHT))
across = ti.field(ti.f32, shape=(WIDTH, HEIGHT))
along = ti.field(ti.f32, shape=(WIDTH, HEIGHT))
strength = ti.field(ti.f32, shape=(WIDTH, HEIGHT))
image = ti.Vector.field(3, ti.f32, shape=(WIDTH, HEIGHT))


@ti.func
def depth(i, j):
    return (vec2(i, j) - vec2(0.41 * WIDTH, 0.5 * HEIGHT)).norm() - RADIUS


@ti.func
def keep(i):
    inward = ti.min(i, WIDTH - 1 - i)
    return 1 - 0.035 * ti.max(0.0, 1 - inward / RIM) ** 2


@ti.kernel
def magnetic():
    for i, j in electric:
        if i + 1 < WIDTH:
            along[i, j] = keep(i) * along[i, j] + CLOCK * (electric[i + 1, j] - electric[i, j])
        above = electric[i, (j + 1) % HEIGHT]
        across[i, j] = keep(i) * across[i, j] - CLOCK * (above - electric[i, j])


@ti.kernel
def charge(step: ti.i32, record: ti.i32):
    for i, j in electric:
        if i > 0:
            below = across[i, (j + HEIGHT - 1) % HEIGHT]
            curl = along[i, j] - along[i - 1, j] - across[i, j] + below
            slow = INDEX**2 if depth(i, j) < 0 else 1.0
            electric[i, j] = keep(i) * electric[i, j] + CLOCK / slow * curl
        if i == RIM:
            electric[i, j] += CLOCK * ti.sin(2 * ti.math.pi * CLOCK * step / LENGTH) * ti.min(1.0, step / 200)
        if record == 1:
            strength[i, j] += electric[i, j] ** 2


@ti.kernel
def draw(ink: vec3, jade: vec3, amber: vec3, mean: ti.f32):
    for i, j in image:
        bright = ti.sqrt(strength[i, j] / mean)
        hot = smoothstep(1.6, 3.4, bright)
        wave = smoothstep(0.0, 1.9, electric[i, j] / ti.sqrt(2 * mean / LAST))
        tone = mix(ink, mix(jade, amber, hot), ti.min(1.0, wave * (0.55 + 0.25 * bright)))
        edge = smoothstep(1.7, 0.5, ti.abs(depth(i, j)))
        image[i, j] = mix(tone, amber, 0.9 * edge)


def rgb(text):
    return vec3(*[int(text[k : k + 2], 16) / 255 for k in (1, 3, 5)])


for n in range(STEPS):
    magnetic()
    charge(n, int(n >= STEPS - LAST))
mean = float(np.median(strength.to_numpy()[RIM * 2 : -RIM * 2]))
draw(rgb("#101616"), rgb("#87d6c4"), rgb("#efa76a"), mean)
pixels = np.rot90(image.to_numpy()[140:1100, 200:800]).clip(0, 1) * 255
Image.fromarray(pixels.round().astype("uint8")).save(sys.argv[1], quality=40, method=6)
