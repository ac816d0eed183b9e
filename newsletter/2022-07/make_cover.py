"""Draws cover.webp: a stiff plate bounces over the floor; its points are held together by shape matching. Run: python make_cover.py cover.webp"""
import sys

import numpy as np
import taichi as ti
from PIL import Image, ImageDraw
from taichi.math import mat2, vec2

ti.init(arch=ti.cpu)

SCALE, WIDTH, HEIGHT = 3, 960, 600
N, EDGE, DT, FLOOR, STIFF = 4, 92.0, 0.0005, 92.0, 40000
rest = ti.Vector.field(2, ti.f32, shape=(N, N))
place = ti.Vector.field(2, ti.f32, shape=(N, N))
speed = ti.Vector.field(2, ti.f32, shape=(N, N))


@ti.kernel
def begin():
    for i, j in place:
        rest[i, j] = (vec2(i, j) / (N - 1) - 0.5) * EDGE
        place[i, j] = rest[i, j] + vec2(-20, 540)
        speed[i, j] = vec2(250, 0) + 3.1 * vec2(-rest[i, j].y, rest[i, j].x)


@ti.kernel
def step():
    middle, turn = vec2(0), mat2(0)
    for _ in range(1):
        for i, j in ti.ndrange(N, N):
            deep = ti.max(0.0, FLOOR - place[i, j].y)
            give = 0.8 if speed[i, j].y > 0 else 1.0  # some of the bounce is lost
            speed[i, j].y += (STIFF * give * deep - 820) * DT
            goal = place[i, j] + DT * speed[i, j]
            middle += goal / (N * N)
        for i, j in ti.ndrange(N, N):
            goal = place[i, j] + DT * speed[i, j]
            turn += (goal - middle).outer_product(rest[i, j])
        angle = ti.atan2(turn[1, 0] - turn[0, 1], turn[0, 0] + turn[1, 1])
        c, s = ti.cos(angle), ti.sin(angle)
        for i, j in ti.ndrange(N, N):
            goal = middle + mat2(c, -s, s, c) @ rest[i, j]
            speed[i, j] = (goal - place[i, j]) / DT
            place[i, j] = goal


begin()
corners, dots = [], []
for frame in range(1, 9200):
    step()
    if frame % 230 == 0:
        p = place.to_numpy()
        corners.append([p[0, 0], p[-1, 0], p[-1, -1], p[0, -1]])
        dots.append(p.reshape(-1, 2))

ink, jade, amber = (np.array([int(c[k : k + 2], 16) for k in (1, 3, 5)]) for c in ("#101616", "#87d6c4", "#efa76a"))
image = Image.new("RGB", (WIDTH * SCALE, HEIGHT * SCALE), tuple(ink))
pen = ImageDraw.Draw(image)


def blend(colour, share):
    return tuple(int(v) for v in ink + (colour - ink) * share)


def pixel(point):
    return (float(point[0]) * SCALE, (HEIGHT - float(point[1])) * SCALE)


inside = [k for k, c in enumerate(corners) if max(p[0] for p in c) < WIDTH - 20]
last = inside[-1]
pen.line([(0, (HEIGHT - FLOOR + 3) * SCALE), (WIDTH * SCALE, (HEIGHT - FLOOR + 3) * SCALE)], fill=blend(jade, 0.45), width=2 * SCALE)
for k in inside:
    colour, share = (amber, 1.0) if k == last else (jade, 0.15 + 0.75 * (k / last) ** 1.3)
    path = [pixel(p) for p in corners[k]]
    pen.polygon(path, fill=blend(colour, 0.16 if k == last else 0.05))
    pen.line(path + path[:2], fill=blend(colour, share), width=2 * SCALE + (2 if k == last else 0), joint="curve")
    for x, y in map(pixel, dots[k]):
        r = (2.6 if k == last else 1.5) * SCALE
        pen.ellipse((x - r, y - r, x + r, y + r), fill=blend(colour, share))

image.resize((WIDTH, HEIGHT), Image.LANCZOS).save(sys.argv[1], quality=44, method=6)
