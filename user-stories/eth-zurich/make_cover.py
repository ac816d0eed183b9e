"""Draws cover.webp: a cloth of position-based links, fallen onto a ball. Run: python make_cover.py cover.webp"""
import sys

import numpy as np
import taichi as ti
from PIL import Image, ImageDraw
from taichi.math import vec3

ti.init(arch=ti.cpu)

N, RADIUS, ROUNDS = 49, 0.42, 24
pos = ti.Vector.field(3, ti.f32, shape=(N, N))
old = ti.Vector.field(3, ti.f32, shape=(N, N))
push = ti.Vector.field(3, ti.f32, shape=(N, N))


@ti.kernel
def hang():
    for i, j in pos:
        pos[i, j] = vec3(1.9 * (i / (N - 1) - 0.5), 0.52, 1.9 * (j / (N - 1) - 0.5))
        old[i, j] = pos[i, j]


@ti.kernel
def move():
    for I in ti.grouped(pos):
        p = pos[I]
        pos[I] = p + 0.985 * (p - old[I]) + vec3(0, -0.0004, 0)
        old[I] = p


@ti.kernel
def relax():
    for i, j in pos:
        sum, links = vec3(0, 0, 0), 0
        for di, dj in ti.static([(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)]):
            a, b = i + di, j + dj
            if 0 <= a < N and 0 <= b < N:
                rest = 1.9 / (N - 1) * ti.sqrt(float(di * di + dj * dj))
                d = pos[a, b] - pos[i, j]
                sum += 0.5 * (1 - rest / (d.norm() + 1e-6)) * d
                links += 1
        push[i, j] = sum / links * 1.6
    for I in ti.grouped(pos):
        p = pos[I] + push[I]
        if p.norm() < RADIUS + 0.012:
            p = p.normalized() * (RADIUS + 0.012)
            old[I] = old[I] + 0.4 * (p - old[I])
        pos[I] = p


hang()
for _ in range(260):
    move()
    for _ in range(ROUNDS):
        relax()

SCALE, WIDTH, HEIGHT = 3, 960, 600
points = pos.to_numpy()
turn, tilt = np.radians(33), np.radians(22)
x = points[..., 0] * np.cos(turn) + points[..., 2] * np.sin(turn)
z = points[..., 2] * np.cos(turn) - points[..., 0] * np.sin(turn)
up = points[..., 1] * np.cos(tilt) - z * np.sin(tilt)
depth = z * np.cos(tilt) + points[..., 1] * np.sin(tilt)
flat = np.stack([WIDTH / 2 + 370 * x, HEIGHT / 2 - 44 - 370 * up], axis=-1) * SCALE

ink, jade, amber = (np.array([int(c[k : k + 2], 16) for k in (1, 3, 5)]) for c in ("#101616", "#87d6c4", "#efa76a"))
image = Image.new("RGB", (WIDTH * SCALE, HEIGHT * SCALE), tuple(ink))
pen = ImageDraw.Draw(image)


def blend(colour, share):
    return tuple(int(v) for v in ink + (colour - ink) * share)


quads = sorted((depth[i : i + 2, j : j + 2].mean(), i, j) for i in range(N - 1) for j in range(N - 1))
near, far = quads[-1][0], quads[0][0]
for d, i, j in quads:
    corners = [tuple(flat[a, b]) for a, b in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))]
    sides = points[i + 1, j] - points[i, j], points[i, j + 1] - points[i, j]
    normal = np.cross(*sides)
    light = abs(normal @ np.array([0.3, 0.8, 0.5])) / (np.linalg.norm(normal) + 1e-9)
    pen.polygon(corners, fill=blend(jade, 0.03 + 0.12 * light))
    near_share = (d - far) / (near - far)
    touched = np.linalg.norm(points[i : i + 2, j : j + 2].mean(axis=(0, 1))) < RADIUS + 0.02
    tone = blend(amber if touched else jade, (0.55 if touched else 0.3) + 0.45 * near_share)
    pen.line([corners[0], corners[1]], fill=tone, width=4)
    pen.line([corners[0], corners[3]], fill=tone, width=4)

image.resize((WIDTH, HEIGHT), Image.LANCZOS).save(sys.argv[1], quality=50, method=6)
