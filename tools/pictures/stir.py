"""Makes the pictures that come from the program on the home page. How to run it: README.md in this folder."""

import os
import runpy
import tempfile
from pathlib import Path

import numpy as np
from PIL import Image, ImageColor
from taichi.math import vec3

from wordmark import paste_wordmark

SITE = Path(__file__).resolve().parents[2]
PROGRAM = SITE / "src/theme/HomePage/stir.py"
WORDMARK = SITE / "static/img/logo-dark.svg"
IMAGES = SITE / "static/img"

# Light values of --ground, --taichi and --python in src/css/tokens.css.
LIGHT = ("#fbfcfc", "#0c645c", "#a84e16")
PICTURE = (1200, 800)
QUALITY = 46
CARD = (1200, 630)
BAND = 190
# What the card shows on its ground: both lanes, and the two greys of the wordmark.
CARD_COLOURS = ("#87d6c4", "#efa76a", "#f2f6f5", "#98a4a3")
CARD_SHADES = 8


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


def reduce_colours(card):
    """Takes the card; returns it with a few shades between the ground and each colour, which keeps the file small."""
    ground = card.getpixel((0, 0))
    shades = [ground]
    for colour in map(ImageColor.getrgb, CARD_COLOURS):
        for step in range(1, CARD_SHADES + 1):
            shades.append(tuple(round(a + (b - a) * step / CARD_SHADES) for a, b in zip(ground, colour)))
    palette = Image.new("P", (1, 1))
    palette.putpalette([value for shade in shades for value in shade])
    return card.quantize(palette=palette, dither=Image.Dither.NONE)


def main():
    names, dark = run_program()
    for name, picture in (("dark", dark), ("light", stir_light(names))):
        small = picture.resize(PICTURE, Image.Resampling.LANCZOS)
        small.save(IMAGES / f"home/stir-{name}.avif", quality=QUALITY, speed=0)
    reduce_colours(make_card(dark)).save(IMAGES / "social-card.png", optimize=True)


if __name__ == "__main__":
    main()
