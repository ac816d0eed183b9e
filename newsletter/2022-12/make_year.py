"""Writes img/year.svg: the tags of 2022 on a line, and commits per month below it. Run: python make_year.py img/year.svg

Colors are names of tokens: plugins/pictures/README.md.
"""
import sys
from datetime import date

TAGS = [
    ("0.8.9", 1, 4), ("0.8.10", 1, 18), ("0.8.11", 1, 25), ("0.9.0", 2, 22), ("0.9.1", 3, 8), ("0.9.2", 3, 23),
    ("1.0.0", 4, 13), ("1.0.1", 4, 27), ("1.0.2", 5, 18), ("1.0.3", 6, 13), ("1.0.4", 7, 12), ("1.1.0", 8, 10),
    ("1.1.2", 8, 18), ("1.1.3", 9, 20), ("1.2.0", 10, 25), ("1.2.1", 11, 1), ("1.2.2", 11, 15), ("1.3.0", 11, 30),
]  # fmt: skip
COMMITS = {5: 120, 6: 132, 7: 168, 8: 183, 9: 181, 10: 151, 11: 183, 12: 141}
MAJOR = {"0.9.0", "1.0.0", "1.1.0", "1.2.0", "1.3.0"}
MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
MONO = ' font-family="mono"'
LEFT, RIGHT, LINE, FOOT = 40, 752, 176, 352


def x_of(month, day):
    return LEFT + (RIGHT - LEFT) * (date(2022, month, day).timetuple().tm_yday - 1) / 365


def text(x, y, words, colour, family="", more=""):
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="{colour}"{family} font-size="15"{more}>{words}</text>'


out = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="35 46 719 334">',
    "<title>Eighteen tags and the commits of eight months of 2022</title>",
    f'<line x1="{LEFT}" y1="{LINE}" x2="{RIGHT}" y2="{LINE}" stroke="taichi" stroke-width="2"/>',
]
for m, name in enumerate(MONTHS, 1):
    start = x_of(m, 1)
    end = x_of(m + 1, 1) if m < 12 else RIGHT
    out.append(f'<line x1="{start:.1f}" y1="{LINE - 5}" x2="{start:.1f}" y2="{LINE + 5}" stroke="taichi" stroke-width="1.5"/>')
    out.append(text((start + end) / 2, LINE + 26, name, "muted", more=' text-anchor="middle"'))
    if m in COMMITS:
        high = COMMITS[m] * 0.58
        out.append(
            f'<rect x="{start + 9:.1f}" y="{FOOT - high:.1f}" width="{end - start - 18:.1f}" height="{high:.1f}" rx="3" '
            'fill="taichi" fill-opacity="0.28" stroke="taichi" stroke-width="1.5"/>'
        )
        out.append(text((start + end) / 2, FOOT + 22, COMMITS[m], "text", MONO, ' text-anchor="middle"'))
out.append(text(x_of(1, 1), FOOT - 10, "Commits on the main branch,", "muted"))
out.append(text(x_of(1, 1), FOOT + 12, "from May on", "muted"))
free_from = 0
for tag, month, day in TAGS:
    x = x_of(month, day)
    at = max(x, free_from)  # labels of neighbors step aside
    free_from = at + 19
    big = tag in MAJOR
    colour = "info" if big else "text"
    out.append(f'<path d="M{x:.1f} {LINE - 8}V{LINE - 26}L{at:.1f} {LINE - 48}V{LINE - 58}" stroke="edge"/>')
    out.append(f'<circle cx="{x:.1f}" cy="{LINE}" r="{7 if big else 5}" fill="{"info" if big else "taichi"}" stroke="ground" stroke-width="2"/>')
    out.append(text(0, 0, f"v{tag}", colour, MONO, f' transform="translate({at + 5:.1f} {LINE - 64}) rotate(-90)"'))
out.append("</svg>")
with open(sys.argv[1], "w", encoding="utf-8") as file:
    file.write("\n".join(out) + "\n")
