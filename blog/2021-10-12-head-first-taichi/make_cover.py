"""Draws cover.webp: the cloth of the post, with more points and seen from closer. Run: python make_cover.py cover.webp"""
import sys

import taichi as ti
from PIL import Image
from taichi.math import vec2, vec3

ti.init(arch=ti.gpu)

N, CELL, RADIUS = 128, 1 / 128, 0.2
GRAVITY, STIFFNESS, DAMPING, DT = 0.5, 1600.0, 2.0, 0.0005
WIDTH, HEIGHT, STEPS = 960, 600, 3300
NEIGHBOURS = [(i, j) for i in (-1, 0, 1) for j in (-1, 0, 1) if (i, j) != (0, 0)]

place = ti.Vector.field(3, ti.f32, shape=(N, N))
speed = ti.Vector.field(3, ti.f32, shape=(N, N))
corners = ti.Vector.field(3, ti.f32, shape=N * N)
shade = ti.Vector.field(3, ti.f32, shape=N * N)
triangles = ti.field(ti.i32, shape=(N - 1) ** 2 * 6)
ball = ti.Vector.field(3, ti.f32, shape=1)


@ti.kernel
def prepare():
    for i, j in place:
        slope = (j - N / 2) * CELL / ti.sqrt(2.0)
        place[i, j] = vec3((i - N / 2) * CELL, 0.25 + slope, slope)
        shade[i * N + j] = vec3(0.08, 0.18, 0.17) if i % 8 == 0 or j % 8 == 0 else vec3(0.53, 0.84, 0.77)
    for i, j in ti.ndrange(N - 1, N - 1):
        p = i * N + j
        corner = ti.Vector([p, p + 1, p + N, p + N + 1, p + N, p + 1])
        for k in ti.static(range(6)):
            triangles[(i * (N - 1) + j) * 6 + k] = corner[k]


@ti.kernel
def step():
    for I in ti.grouped(place):
        force = vec3(0, -GRAVITY, 0)
        for i, j in ti.static(NEIGHBOURS):
            J = I + ti.Vector([i, j])
            if J.min() >= 0 and J.max() < N:
                link = place[J] - place[I]
                force += STIFFNESS * link.normalized() * (link.norm() / (CELL * vec2(i, j).norm()) - 1)
        speed[I] = (speed[I] + DT * force) * ti.exp(-DAMPING * DT)
    for I in ti.grouped(place):
        if place[I].norm() < RADIUS:
            speed[I] = vec3(0)
        place[I] += DT * speed[I]
        corners[I.x * N + I.y] = place[I]


prepare()
for _ in range(STEPS):
    step()

window = ti.ui.Window("Cover", (WIDTH * 2, HEIGHT * 2), show_window=False)
canvas, scene, camera = window.get_canvas(), ti.ui.Scene(), ti.ui.Camera()
canvas.set_background_color((0.063, 0.086, 0.086))
camera.position(1.2, 0.16, 0.05)
camera.lookat(0, -0.01, 0.02)
scene.set_camera(camera)
scene.ambient_light((0.3, 0.3, 0.3))
scene.point_light(pos=(1.5, 1, 0.6), color=(0.8, 0.8, 0.8))
scene.mesh(corners, triangles, per_vertex_color=shade, two_sided=True)
scene.particles(ball, radius=RADIUS * 0.95 * HEIGHT / WIDTH, color=(0.94, 0.65, 0.42))
canvas.scene(scene)
window.save_image("large.png")
Image.open("large.png").convert("RGB").resize((WIDTH, HEIGHT), Image.LANCZOS).save(sys.argv[1], quality=60, method=6)
