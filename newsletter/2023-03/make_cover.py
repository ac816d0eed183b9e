"""Draws cover.webp: cameras on a dome, each looking at the same cloud of points. Run: python make_cover.py cover.webp"""
import sys

import numpy as np
import taichi as ti
from PIL import Image, ImageDraw
from taichi.math import cos, cross, normalize, pi, sin, vec2, vec3

ti.init(arch=ti.cpu, random_seed=3)

SCALE, WIDTH, HEIGHT = 3, 960, 600
CAMERAS, GRAINS = 90, 26000
EYE, FOCUS = vec3(1.3, 3.5, 1.75), 900.0
frame = ti.Vector.field(3, ti.f32, shape=(CAMERAS, 6))  # eye, four corners, center of the picture; on screen
grain = ti.Vector.field(3, ti.f32, shape=GRAINS)


@ti.func
def on_screen(p):
    ahead = normalize(vec3(0, 0, 0.42) - EYE)
    right = normalize(cross(ahead, vec3(0, 0, 1)))
    up = cross(right, ahead)
    q = p - EYE
    depth = q.dot(ahead)
    return vec3(vec2(WIDTH / 2 + FOCUS * q.dot(right) / depth, HEIGHT / 2 - 10 - FOCUS * q.dot(up) / depth), depth)


@ti.kernel
def place_cameras():
    for k in range(CAMERAS):
        high = 0.06 + 0.92 * (k + 0.5) / CAMERAS
        turn = 2.39996 * k  # the golden angle
        wide = ti.sqrt(1 - high * high)
        at = 1.55 * vec3(wide * cos(turn), wide * sin(turn), high)
        look = normalize(vec3(0, 0, 0.15) - at)
        right = normalize(cross(look, vec3(0, 0, 1)))
        up = cross(right, look)
        frame[k, 0] = on_screen(at)
        for c in ti.static(range(4)):
            x, y = ti.static((-1, 1, 1, -1)[c], (-1, -1, 1, 1)[c])
            frame[k, c + 1] = on_screen(at + 0.16 * look + 0.088 * x * right + 0.066 * y * up)
        frame[k, 5] = on_screen(at + 0.16 * look)


@ti.kernel
def place_grains():
    for k in grain:
        a = 2 * pi * ti.random()
        ring = vec3((0.42 + 0.17 * cos(3 * a)) * cos(2 * a), (0.42 + 0.17 * cos(3 * a)) * sin(2 * a), 0.17 * sin(3 * a))
        grain[k] = on_screen(ring + vec3(0, 0, 0.2) + 0.022 * vec3(ti.randn(), ti.randn(), ti.randn()))


place_cameras()
place_grains()
ink, jade, amber = (np.array([int(c[k : k + 2], 16) for k in (1, 3, 5)]) for c in ("#101616", "#87d6c4", "#efa76a"))
light = np.zeros((HEIGHT * SCALE, WIDTH * SCALE))
seen = grain.to_numpy()
column, line = (seen[:, 0] * SCALE).astype(int), (seen[:, 1] * SCALE).astype(int)
for dx in range(SCALE):
    for dy in range(SCALE):
        np.add.at(light, (line + dy, column + dx), 0.3)
share = (1 - np.exp(-light))[..., None]
image = Image.fromarray((ink + (amber - ink) * share).astype("uint8"))
pen = ImageDraw.Draw(image)
shots = frame.to_numpy()
for k in np.argsort(-shots[:, 0, 2]):
    near = np.clip((6.0 - shots[k, 0, 2]) / 3.4, 0.16, 0.9)
    tone = tuple(int(v) for v in ink + (jade - ink) * near)
    eye, *corners, _ = [tuple(p[:2] * SCALE) for p in shots[k]]
    for c in range(4):
        pen.line([eye, corners[c]], fill=tone, width=3)
        pen.line([corners[c], corners[(c + 1) % 4]], fill=tone, width=4)
    r = 2.2 * SCALE
    pen.ellipse((eye[0] - r, eye[1] - r, eye[0] + r, eye[1] + r), fill=tone)

image.resize((WIDTH, HEIGHT), Image.LANCZOS).save(sys.argv[1], quality=36, method=6)
