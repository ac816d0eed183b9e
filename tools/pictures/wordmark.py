"""Draws the strokes of the wordmark, so that no other program is needed to read SVG."""

import math
import re
from xml.etree import ElementTree

from PIL import Image, ImageDraw

SCALE = 4  # drawn larger, then made smaller: that smooths the edges
ARC_STEPS = 48


def arc_points(start, radius, is_large, is_sweep, end):
    """Samples a circular arc, as SVG writes it, without its first point."""
    (x1, y1), (x2, y2) = start, end
    chord = math.hypot(x2 - x1, y2 - y1)
    rise = math.sqrt(max(radius**2 - chord**2 / 4, 0)) * (1 if is_large != is_sweep else -1)
    cx = (x1 + x2) / 2 - rise * (y2 - y1) / chord
    cy = (y1 + y2) / 2 + rise * (x2 - x1) / chord
    first = math.atan2(y1 - cy, x1 - cx)
    turn = (math.atan2(y2 - cy, x2 - cx) - first) % (2 * math.pi)
    if not is_sweep:
        turn -= 2 * math.pi
    angles = (first + turn * step / ARC_STEPS for step in range(1, ARC_STEPS + 1))
    return [(cx + radius * math.cos(angle), cy + radius * math.sin(angle)) for angle in angles]


def curve_points(a, b, c, d):
    """Samples a cubic curve of four points, without its first point."""
    points = []
    for step in range(1, ARC_STEPS + 1):
        t = step / ARC_STEPS
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t), t**3)
        points.append(tuple(sum(w * p[axis] for w, p in zip(weights, (a, b, c, d))) for axis in (0, 1)))
    return points


def read_strokes(path):
    """Converts the `d` of a path made of M, H, V, A and C into strokes, as lists of points."""
    strokes = []
    for command, text in re.findall(r"([A-Z])([^A-Z]*)", path):
        values = [float(value) for value in re.findall(r"-?\d*\.?\d+", text)]
        if command == "M":
            strokes.append([tuple(values)])
            continue
        stroke = strokes[-1]
        if command == "H":
            stroke.append((values[0], stroke[-1][1]))
        elif command == "V":
            stroke.append((stroke[-1][0], values[0]))
        elif command == "A":
            radius, _, _, is_large, is_sweep, x, y = values
            stroke += arc_points(stroke[-1], radius, is_large == 1, is_sweep == 1, (x, y))
        elif command == "C":
            stroke += curve_points(stroke[-1], *zip(values[::2], values[1::2]))
        else:
            raise ValueError(f"wordmark.py: no rule for path command {command}. Fix: add one to read_strokes.")
    return strokes


def draw(element, pen, style, offset, unit):
    """Draws an element and all below it; color, width and shift are handed down."""
    style = {**style, **{key: element.attrib[key] for key in ("stroke", "stroke-width") if key in element.attrib}}
    shift = re.findall(r"-?\d*\.?\d+", element.get("transform", ""))
    dx, dy = (float(shift[0]) if shift else 0.0), (float(shift[1]) if len(shift) > 1 else 0.0)
    offset = (offset[0] + dx, offset[1] + dy)
    for stroke in read_strokes(element.get("d", "")):
        points = [((x + offset[0]) * unit, (y + offset[1]) * unit) for x, y in stroke]
        pen.line(points, fill=style["stroke"], width=round(float(style["stroke-width"]) * unit), joint="curve")
    for child in element:
        draw(child, pen, style, offset, unit)


def paste_wordmark(picture, svg, left, middle, height):
    """Pastes the wordmark of an SVG file into a picture; left edge, middle and height are in pixels."""
    root = ElementTree.parse(svg).getroot()
    _, _, box_width, box_height = map(float, root.get("viewBox").split())
    unit = height / box_height
    size = (round(box_width * unit), height)
    ground = picture.getpixel((left, middle))
    layer = Image.new("RGB", (size[0] * SCALE, size[1] * SCALE), ground)
    draw(root, ImageDraw.Draw(layer), {}, (0.0, 0.0), unit * SCALE)
    picture.paste(layer.resize(size, Image.Resampling.LANCZOS), (left, middle - height // 2))
