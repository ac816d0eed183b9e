"""Compares the picture on a page with the one that a block made, and replaces the former on request.

    python compare_picture.py MADE COMMITTED SQUARE [--write]

Prints JSON: {"size": of the new picture, "shown": size on the page or null, "mean": 0 to 255 or null, "worst": the same}. A
wider picture is first reduced to 1280 pixels. The first frame of an animation counts. SQUARE is the side, in pixels, of the squares whose
means are compared. --write replaces the committed file.
"""

import json
import sys
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

WIDEST = 1280
GROUND = (0, 0, 0)


def read(file: str) -> Image.Image:
    """Reads the first frame of a picture as RGB, transparent parts on black."""
    with Image.open(file) as image:
        frame = image.convert("RGBA")
    ground = Image.new("RGBA", frame.size, (*GROUND, 255))
    return Image.alpha_composite(ground, frame).convert("RGB")


def fit(image: Image.Image) -> Image.Image:
    """Reduces a picture to at most 1280 pixels in width."""
    if image.width <= WIDEST:
        return image
    return image.resize((WIDEST, round(image.height * WIDEST / image.width)), Image.Resampling.LANCZOS)


def difference(one: Image.Image, other: Image.Image, square: int) -> tuple:
    """Returns the mean and the largest difference of a square between two pictures of one size, in the worst channel."""
    # Lossy formats change single pixels, above all the color of thin lines, but keep the mean of a square.
    change = ImageChops.difference(one.reduce(square), other.reduce(square))
    return max(ImageStat.Stat(change).mean), max(largest for _, largest in change.getextrema())


def write(image: Image.Image, file: Path) -> None:
    """Writes a picture in the format of the file extension."""
    options = {".webp": {"quality": 85, "method": 6}, ".avif": {"quality": 75}, ".png": {"optimize": True}}
    file.parent.mkdir(parents=True, exist_ok=True)
    image.save(file, **options.get(file.suffix, {}))


def main() -> None:
    made_file, shown_file, square, *flags = sys.argv[1:]
    made = fit(read(made_file))
    if "--write" in flags:
        write(made, Path(shown_file))
    shown = read(shown_file) if Path(shown_file).exists() else None
    same = shown is not None and shown.size == made.size
    mean, worst = difference(made, shown, int(square)) if same else (None, None)
    print(json.dumps({"size": made.size, "shown": shown and shown.size, "mean": mean, "worst": worst}))


if __name__ == "__main__":
    main()
