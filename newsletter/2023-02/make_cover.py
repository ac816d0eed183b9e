"""Draws cover.webp: drops of ink on water, drawn apart by a comb, as in marbled paper. Run: python make_cover.py cover.webp"""
import sys

import numpy as np
import taichi as ti
from PIL import Image
from taichi.math import mix, vec2, vec3

ti.init(arch=ti.cpu)

SCALE, WIDTH, HEIGHT = 3, 960, 600
DROPS, STROKES = 42, 9
chance = np.random.default_rng(23)
drop = ti.Vector.field(3, ti.f32, shape=DROPS)  # place and radius
drop.from_numpy(
    np.column_stack([chance.normal(480, 210, DROPS), chance.normal(300, 120, DROPS), chance.uniform(45, 105, DROPS)]).astype("f4")
)
stroke = ti.Vector.field(4, ti.f32, shape=STROKES)  # place, angle, length
angles = np.where(np.arange(STROKES) % 2 == 0, 1.25, -1.05) + chance.normal(0, 0.12, STROKES)
stroke.from_numpy(
    np.column_stack([np.linspace(90, 870, STROKES), chance.normal(300, 40, STROKES), angles, chance.uniform(90, 190, STROKES)]).astype("f4")
)
image = ti.Vector.field(3, ti.f32, shape=(WIDTH * SCALE, HEIGHT * SCALE))


@ti.kernel
def draw(ink: vec3, jade: vec3, amber: vec3):
    for i, j in image:
        p = (vec2(i, j) + 0.5) / SCALE
        # Back in time: first undo the strokes of the comb, the last one first, then the drops.
        for n in range(STROKES):
            s = stroke[STROKES - 1 - n]
            along = vec2(ti.cos(s[2]), ti.sin(s[2]))
            away = ti.abs((p - s.xy).dot(vec2(-along.y, along.x)))
            p -= along * s[3] * ti.exp(-away / 70)
        layer = -1
        for n in range(DROPS):
            k = DROPS - 1 - n
            d = p - drop[k].xy
            r = drop[k].z
            if d.dot(d) < r * r:
                layer = k
                break
            # A drop of area r^2 had pushed everything outwards.
            p = drop[k].xy + d * ti.sqrt(1 - r * r / d.dot(d))
        tone = ink
        if layer >= 0:
            if layer % 7 == 3:
                tone = amber
            elif layer % 2 == 0:
                tone = mix(ink, jade, 0.12 + 0.16 * (layer % 6))
        image[i, j] = tone


def rgb(text):
    return vec3(*[int(text[k : k + 2], 16) / 255 for k in (1, 3, 5)])


draw(rgb("#101616"), rgb("#87d6c4"), rgb("#efa76a"))
pixels = np.rot90(image.to_numpy()).clip(0, 1) * 255
Image.fromarray(pixels.round().astype("uint8")).resize((WIDTH, HEIGHT), Image.LANCZOS).save(sys.argv[1], quality=36, method=6)
