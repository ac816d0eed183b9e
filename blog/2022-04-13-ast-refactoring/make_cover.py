"""Draws cover.webp: the syntax tree of this very program as a wheel. Run: python make_cover.py cover.webp"""
import ast
import math
import sys

from PIL import Image, ImageDraw

INK, JADE, AMBER = (16, 22, 22), (135, 214, 196), (239, 167, 106)
WIDTH, HEIGHT, SCALE = 960, 600, 3


def children(node):
    return [n for n in ast.iter_child_nodes(node) if not isinstance(n, ast.expr_context)]


def leaves(node):
    return sum(map(leaves, children(node))) or 1


def blend(a, b, share):
    return tuple(round(x + (y - x) * share) for x, y in zip(a, b))


def place(turn, depth):
    angle = 2 * math.pi * turn
    return SCALE * (WIDTH / 2 + 41 * depth * math.cos(angle)), SCALE * (HEIGHT / 2 + 27 * depth * math.sin(angle))


def dot(draw, at, size, colour):
    draw.ellipse([at[0] - size, at[1] - size, at[0] + size, at[1] + size], fill=colour)


def grow(draw, node, first, share, depth=0):
    turn = first + share / 2
    for child in children(node):
        part = share * leaves(child) / leaves(node)
        bend = first + part / 2 - turn
        line = [place(turn + bend * (3 - 2 * t) * t * t, depth + t) for t in (k / 24 for k in range(25))]
        draw.line(line, fill=blend(JADE, INK, 0.2 + depth / 20), width=max(3, 10 - depth), joint="curve")
        grow(draw, child, first, part, depth + 1)
        first += part
    if isinstance(node, ast.stmt):
        dot(draw, place(turn, depth), 13, JADE)
    elif not children(node):
        dot(draw, place(turn, depth), 8, AMBER)


with open(__file__, encoding="utf-8") as source:
    tree = ast.parse(source.read())
image = Image.new("RGB", (WIDTH * SCALE, HEIGHT * SCALE), INK)
grow(ImageDraw.Draw(image), tree, 0.1, 1.0)
image.resize((WIDTH, HEIGHT), Image.LANCZOS).save(sys.argv[1], quality=55, method=6)
