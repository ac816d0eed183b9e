"""Draws cover.webp: two discs of stars, pulled apart by the two heavy bodies in their middles. Run: python make_cover.py cover.webp"""
import sys

import numpy as np
import taichi as ti
from PIL import Image
from taichi.math import cos, mix, pi, sin, vec2, vec3

ti.init(arch=ti.cpu)

HEAVY, STARS, STEPS, DT = 2, 2500000, 600, 0.004
WIDTH, HEIGHT = 1920, 1200
core = ti.Vector.field(3, ti.f32, shape=HEAVY)
drift = ti.Vector.field(3, ti.f32, shape=HEAVY)
place = ti.Vector.field(3, ti.f32, shape=STARS)
speed = ti.Vector.field(3, ti.f32, shape=STARS)
image = ti.Vector.field(3, ti.f32, shape=(WIDTH, HEIGHT))


@ti.kernel
def begin():
    core[0], core[1] = vec3(-1.1, -0.35, 0), vec3(1.1, 0.35, 0.1)
    drift[0], drift[1] = vec3(0.33, -0.12, 0), vec3(-0.33, 0.12, 0)
    for i in place:
        home = i % 2
        far, turn = 0.06 + 0.75 * ti.sqrt(ti.random()), 2 * pi * ti.random()
        tilt = 0.5 if home == 0 else -0.35
        flat = vec3(cos(turn), sin(turn) * cos(tilt), sin(turn) * sin(tilt))
        along = vec3(-sin(turn), cos(turn) * cos(tilt), cos(turn) * sin(tilt))
        place[i] = core[home] + far * flat + 0.01 * vec3(ti.randn(), ti.randn(), ti.randn())
        speed[i] = drift[home] + along * ti.sqrt(far**2 / (far**2 + 0.004) ** 1.5)


@ti.func
def pull(here, there):
    away = there - here
    return away * (away.dot(away) + 0.004) ** -1.5


@ti.kernel
def step():
    for i in place:
        for k in ti.static(range(HEAVY)):
            speed[i] += DT * pull(place[i], core[k])
        place[i] += DT * speed[i]
    ti.loop_config(serialize=True)
    for k in range(HEAVY):
        drift[k] += DT * pull(core[k], core[1 - k])
    for k in range(HEAVY):
        core[k] += DT * drift[k]


@ti.kernel
def draw(jade: vec3, amber: vec3):
    for i in place:
        at = vec2(place[i].x, place[i].y) * 560 + vec2(WIDTH, HEIGHT) / 2
        pixel = ti.floor(at, int)
        if 0 <= pixel.x < WIDTH and 0 <= pixel.y < HEIGHT:
            image[pixel] += (jade if i % 2 == 0 else amber) * 0.1


@ti.kernel
def expose(ink: vec3):
    for p in ti.grouped(image):
        image[p] = mix(ink, vec3(1), 1 - ti.exp(-image[p]))


def rgb(text):
    return vec3(*[int(text[k : k + 2], 16) / 255 for k in (1, 3, 5)])


begin()
for _ in range(STEPS):
    step()
draw(rgb("#87d6c4"), rgb("#efa76a"))
expose(rgb("#101616"))
pixels = np.rot90(image.to_numpy()).clip(0, 1) * 255
Image.fromarray(pixels.round().astype("uint8")).resize((960, 600), Image.LANCZOS).save(sys.argv[1], quality=40, method=6)
