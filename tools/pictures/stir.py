"""Makes the pictures that come from the program on the home page. How to run it: README.md in this folder."""

import os
import runpy
import tempfile
from pathlib import Path

from PIL import Image, ImageColor

from wordmark import paste_wordmark

SITE = Path(__file__).resolve().parents[2]
PROGRAM = SITE / "src/theme/HomePage/stir.py"
WORDMARK = SITE / "static/img/logo-dark.svg"
IMAGES = SITE / "static/img"

PICTURE = (1200, 800)
QUALITY = 46
CARD = (1200, 630)
BAND = 190
# What the card shows on its ground: both lanes, and the two grays of the wordmark.
CARD_COLORS = ("#87d6c4", "#efa76a", "#f2f6f5", "#98a4a3")
CARD_SHADES = 8


def run_program():
    """Runs the program as readers would and returns the picture that it wrote."""
    before = os.getcwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            runpy.run_path(str(PROGRAM))
            return Image.open("stir.png").convert("RGB")
        finally:
            os.chdir(before)


def make_card(picture):
    """Draws the picture for links to the site from the dark one: lanes on top, wordmark below."""
    width, height = CARD
    ground = picture.getpixel((0, 0))
    top = picture.resize((width, width * picture.height // picture.width), Image.Resampling.LANCZOS)
    start = (top.height - (height - BAND)) // 2
    card = Image.new("RGB", CARD, ground)
    card.paste(top.crop((0, start, width, start + height - BAND)), (0, 0))
    paste_wordmark(card, WORDMARK, left=72, middle=height - BAND // 2, height=64)
    return card


def reduce_colors(card):
    """Reduces the picture to a few shades between the ground and each color, which keeps the file small."""
    ground = card.getpixel((0, 0))
    shades = [ground]
    for color in map(ImageColor.getrgb, CARD_COLORS):
        for step in range(1, CARD_SHADES + 1):
            shades.append(tuple(round(a + (b - a) * step / CARD_SHADES) for a, b in zip(ground, color)))
    palette = Image.new("P", (1, 1))
    palette.putpalette([value for shade in shades for value in shade])
    return card.quantize(palette=palette, dither=Image.Dither.NONE)


def main():
    picture = run_program()
    small = picture.resize(PICTURE, Image.Resampling.LANCZOS)
    small.save(IMAGES / "home/stir.avif", quality=QUALITY, speed=0)
    reduce_colors(make_card(picture)).save(IMAGES / "social-card.png", optimize=True)


if __name__ == "__main__":
    main()
