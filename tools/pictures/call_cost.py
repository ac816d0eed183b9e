"""Draws docs/performance/img/call-cost.svg in the colors of the page. How to run it: README.md in this folder."""

import sys
from math import log10

# Nanoseconds per iteration for 10, 100, … iterations in one call: Taichi 1.6.0, one thread, AMD EPYC (family 25,
# model 17). Read from the plot that call_cost.py of /docs/performance made, to about one part in fifty.
NANOSECONDS = (5800, 650, 61, 7.5, 0.77, 1.4, 1.8)
LEFT, RIGHT, TOP, BOTTOM = 66, 700, 8, 250
POWERS = range(-1, 5)
SUPERSCRIPT = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")


def x_of(power):
    return LEFT + (RIGHT - LEFT) * (power - 0.75) / 6.5


def y_of(power):
    return BOTTOM - (BOTTOM - TOP) * (power - POWERS[0]) / (POWERS[-1] - POWERS[0])


def label(x, y, words, anchor="middle", more="", color="muted"):
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="{color}" font-size="15" text-anchor="{anchor}"{more}>{words}</text>'


def ten_to(power):
    return f"10{str(power).translate(SUPERSCRIPT)}"


def draw():
    yield '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 704 304">'
    yield "<title>Time per iteration by the number of iterations in one call</title>"
    for power in POWERS:
        yield f'<path d="M{LEFT} {y_of(power):.1f}H{RIGHT}" stroke="line"/>'
        yield label(LEFT - 10, y_of(power) + 5, ten_to(power), "end")
    for power in range(1, 8):
        yield f'<path d="M{x_of(power):.1f} {TOP}V{BOTTOM}" stroke="line"/>'
        yield label(x_of(power), BOTTOM + 22, ten_to(power))
    points = [(x_of(k), y_of(log10(ns))) for k, ns in enumerate(NANOSECONDS, 1)]
    yield f'<path d="M{"L".join(f"{x:.1f} {y:.1f}" for x, y in points)}" stroke="taichi" stroke-width="2.5"/>'
    for x, y in points:
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="taichi" stroke="ground" stroke-width="2"/>'
    middle = (TOP + BOTTOM) / 2
    yield label((LEFT + RIGHT) / 2, BOTTOM + 48, "iterations in one call", color="text")
    turn = f' transform="rotate(-90 14 {middle:.0f})"'
    yield label(14, middle, "nanoseconds per iteration", more=turn, color="text")
    yield "</svg>"


with open(sys.argv[1], "w", encoding="utf-8") as file:
    file.write("\n".join(draw()) + "\n")
