"""Draws cover.webp: contours of a potential with many charges, and the cuts. Run: python make_cover.py cover.webp"""
import sys

import numpy as np
from matplotlib.colors import LinearSegmentedColormap
from PIL import Image

WIDTH, HEIGHT, SCALE = 960, 600, 2
w, h = WIDTH * SCALE, HEIGHT * SCALE

x, y = np.meshgrid(np.arange(2 * w), np.arange(2 * h))
charge = np.zeros((2 * h, 2 * w))
random = np.random.default_rng(4)
for k in range(16):
    cx, cy, sign = random.uniform(0.03, 0.97) * w, random.uniform(0.04, 0.96) * h, 1 - 2 * (k % 2)
    for mirror in (1, -1):  # pairs of opposite charges keep the left and right border at zero
        charge += sign * mirror * np.exp(-((x - (cx if mirror == 1 else 2 * w - cx)) ** 2 + (y - cy) ** 2) / 900)
wave = (2 - 2 * np.cos(2 * np.pi * np.fft.fftfreq(2 * h)))[:, None] + (2 - 2 * np.cos(2 * np.pi * np.fft.rfftfreq(2 * w)))
wave[0, 0] = 1
potential = np.fft.irfft2(np.fft.rfft2(charge) / wave, s=charge.shape)[:h, :w]

level = potential / np.abs(potential).max()
bent = np.sign(level) * np.abs(level) ** 0.8
lines = np.abs((bent * 22) % 1 - 0.5) / (22 * np.hypot(*np.gradient(bent)) + 0.002) < 1.3
colours = ["#fbe8d3", "#efa76a", "#4c3d30", "#101616", "#20423d", "#87d6c4", "#eefaf6"]
pixels = LinearSegmentedColormap.from_list("potential", colours)(0.5 + bent / 2)[..., :3]
pixels *= 1 - 0.55 * lines[..., None]
for k in (1, 2, 3):
    pixels[:, k * w // 4 - 1 : k * w // 4 + 2] = (0.84, 0.87, 0.86)
image = Image.fromarray((pixels * 255).round().astype("uint8"))
image.resize((WIDTH, HEIGHT), Image.LANCZOS).save(sys.argv[1], quality=60, method=6)
