"""Makes the pictures that come from the program on the home page. How to run it: README.md in this folder."""

import os
import runpy
import tempfile
from pathlib import Path

import numpy as np
from PIL import Image
from taichi.math import vec3

from wordmark import paste_wordmark

SITE = Path(__file__).resolve().parents[2]
PROGRAM = SITE / "src/theme/HomePage/stir.py"
WORDMARK = SITE / "static/img/logo-dark.svg"
IMAGES = SITE / "static/img"

# Light values of --ground, --taichi and --python in src/css/tokens.css.
LIGHT = ("#fbfcfc", "#0c645c", "#a84e16")
PICTURE = (1200, 800)
CARD = (1200, 630)
BAND = 190


def run_program():
    """Runs the program as readers would; returns its names, and the picture that it wrote."""
    before = os.getcwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            names = runpy.run_path(str(PROGRAM))
            return names, Image.open("stir.png").convert("RGB")
        finally:
            os.chdir(before)


def to_vector(colour):
    """Takes "#rrggbb"; returns it as the three numbers that the kernel takes."""
    return vec3(*[int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])


def stir_light(names):
    """Calls the program's kernel once more, with the colours of the light mode; returns the picture."""
    names["stir"](*map(to_vector, LIGHT))
    pixels = np.rot90(np.clip(names["image"].to_numpy(), 0, 1)) * 255
    return Image.fromarray(pixels.round().astype("uint8"))


def make_card(picture):
    """Takes the dark picture; returns the card for links to the site: lanes on top, wordmark below."""
    width, height = CARD
    ground = picture.getpixel((0, 0))
    top = picture.resize((width, width * picture.height // picture.width), Image.Resampling.LANCZOS)
    start = (top.height - (height - BAND)) // 2
    card = Image.new("RGB", CARD, ground)
    card.paste(top.crop((0, start, width, start + height - BAND)), (0, 0))
    paste_wordmark(card, WORDMARK, left=72, middle=height - BAND // 2, height=64)
    return card


def main():
    names, dark = run_program()
    for name, picture in (("dark", dark), ("light", stir_light(names))):
        small = picture.resize(PICTURE, Image.Resampling.LANCZOS)
        small.save(IMAGES / f"home/stir-{name}.avif", quality=QUALITY, speed=0)
    card = make_card(dark).quantize(COLOURS, dither=Image.Dither.NONE)
    card.save(IMAGES / "social-card.png", optimize=True)


QUALITY = 46
COLOURS = 24

if __name__ == "__main__":
    main()
