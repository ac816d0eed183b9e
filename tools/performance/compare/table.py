"""Prints the tables of docs/performance/gpu_performance.md from a file of results.

    python tools/performance/compare/table.py tools/performance/results/h200.json
"""

import json
import sys

from tasks import TASKS

PAGE_RELEASE = "Taichi 1.6.0"


def name_of(row):
    """Returns how the page names a program, or None if it leaves the row out."""
    if row["library"].startswith("Taichi on Vulkan"):
        return None
    return None if row["library"].startswith("Taichi") and row["version"] != PAGE_RELEASE else row["library"]


def main():
    """Prints a table for each task, the fastest program first."""
    rows = json.load(open(sys.argv[1], encoding="utf-8"))["rows"]
    for task, about in TASKS.items():
        scale, unit = (1e3, "µs") if task == "launch" else (1, "ms")
        print(f"\n### {about.text}\n\n| Program | {unit}, median | Spread |" + (f" {about.unit} |" if about.unit else ""))
        print("|---|---|---|" + ("---|" if about.unit else ""))
        found = [row for row in rows if row["task"] == task and name_of(row) and "error" not in row]
        for row in sorted(found, key=lambda row: row["median"]):
            cells = [name_of(row), f"{scale * row['median']:.3g}", f"{scale * row['low']:.3g} to {scale * row['high']:.3g}"]
            if about.unit:
                cells.append(f"{row['rate']:,.0f}")
            print("| " + " | ".join(cells) + " |")


main()
