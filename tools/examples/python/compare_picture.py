"""Compares the picture on a page with the one that a block made, and can write the former anew.

    python compare_picture.py MADE COMMITTED [--write]

Prints JSON: {"size": of what was made, "shown": size on the page or null, "mean": 0 to 255 or null, "worst": the same}. A wider
picture is made 1280 pixels wide first. Of an animation the first frame counts. --write replaces the committed file.
"""

import json
import sys
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

WIDEST = 1280
SQUARE = 8
GROUND = (0, 0, 0)


def read(file: str) -> Image.Image:
    """Takes a path; returns the first frame as RGB, transparent parts on black."""
    with Image.open(file) as image:
        frame = image.convert("RGBA")
    ground = Image.new("RGBA", frame.size, (*GROUND, 255))
    return Image.alpha_composite(ground, frame).convert("RGB")


def fit(image: Image.Image) -> Image.Image:
    """Takes a picture; returns it no wider than 1280 pixels."""
    if image.width <= WIDEST:
        return image
    return image.resize((WIDEST, round(image.height * WIDEST / image.width)), Image.Resampling.LANCZOS)


def difference(one: Image.Image, other: Image.Image) -> tuple:
    """Takes two pictures of one size; returns the mean and the largest difference of a square, of the worst channel."""
    # Lossy formats move single pixels, most of all the colour of thin lines, but keep the mean of a square.
    change = ImageChops.difference(one.reduce(SQUARE), other.reduce(SQUARE))
    return max(ImageStat.Stat(change).mean), max(largest for _, largest in change.getextrema())


def write(image: Image.Image, file: Path) -> None:
    """Takes a picture and a path; writes it in the format that the path names."""
    options = {".webp": {"quality": 85, "method": 6}, ".avif": {"quality": 75}, ".png": {"optimize": True}}
    file.parent.mkdir(parents=True, exist_ok=True)
    image.save(file, **options.get(file.suffix, {}))


def main() -> None:
    made_file, shown_file, *flags = sys.argv[1:]
    made = fit(read(made_file))
    if "--write" in flags:
        write(made, Path(shown_file))
    shown = read(shown_file) if Path(shown_file).exists() else None
    same = shown is not None and shown.size == made.size
    mean, worst = difference(made, shown) if same else (None, None)
    print(json.dumps({"size": made.size, "shown": shown and shown.size, "mean": mean, "worst": worst}))


if __name__ == "__main__":
    main()
