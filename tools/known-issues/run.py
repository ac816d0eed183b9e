"""Checks every row of docs/faqs/known_issues.md.

    python tools/known-issues/run.py install             # creates the environments, once
    python tools/known-issues/run.py check > results.md  # runs all checks
    python tools/known-issues/run.py check --only wrong crashes.texture_on_cpu --releases 1.6.0

Every check runs in a fresh process, in each release. The README explains the result.
"""

import argparse
import ast
import os
import platform
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
RELEASES = ["1.5.0", "1.6.0", "1.7.4"]
PINNED = ["numpy==1.26.4", "rich<14.3.4", "matplotlib<3.11", "pillow<13"]
NEWEST = ["numpy>=2", "rich", "matplotlib", "pillow"]
PADDLE = ["paddlepaddle==2.6.2", "numpy<2", "setuptools<80"]
PYTHONS = {"1.5.0": "3.10", "1.6.0": "3.11", "1.7.4": "3.11"}  # of the newest packages; Matplotlib 3.11 needs Python 3.11
SETTINGS = {"TI_OFFLINE_CACHE": "0", "TI_SKIP_VERSION_CHECK": "ON", "TI_GUI_SHOW": "0", "MPLBACKEND": "Agg", "LC_ALL": "C.UTF-8",
            "PYTHONDONTWRITEBYTECODE": "1"}
TITLES = {"wrong": "Wrong results", "crashes": "The process ends", "tools": "Tools and files", "missing": "Missing in the release"}


def find_python(version):
    """Returns an interpreter of this version of Python, from the path or from pyenv."""
    found = shutil.which(f"python{version}")
    candidates = [found] if found else sorted(map(str, Path.home().glob(f".pyenv/versions/{version}.*/bin/python")))
    if not candidates:
        raise SystemExit(f"Python {version} is missing. Fix: install it, for example with pyenv")
    return candidates[-1]


def install(folder):
    """Creates the environments that are missing in `folder`."""
    for release in RELEASES:
        for name, version, packages in ((release, "3.10", PINNED), (f"{release}-newest", PYTHONS[release], NEWEST)):
            if not (folder / name).exists():
                print(f"{name}: Python {version}, {' '.join(packages)}", flush=True)
                subprocess.run([find_python(version), "-m", "venv", folder / name], check=True)
                subprocess.run([folder / name / "bin/pip", "install", "--quiet", f"taichi=={release}", *packages], check=True)
    if not (folder / "paddle").exists():
        print("paddle", flush=True)
        subprocess.run([folder / "1.6.0/bin/pip", "install", "--quiet", "--target", folder / "paddle", *PADDLE], check=True)


def list_rows(python):
    """Returns the registered rows, as an environment with Taichi sees them."""
    done = subprocess.run([python, HERE / "child.py"], capture_output=True, text=True, check=True)
    return ast.literal_eval(done.stdout.splitlines()[-1])


def verdict(row, status, output):
    """Translates the end of a process into a cell of the table."""
    words = ("missing", "works") if row["section"] == "missing" else ("seen", "not seen")
    lines = [line for line in output.splitlines() if line.startswith("RESULT ")]
    if status < 0:
        return f"{words[0]}: {signal.Signals(-status).name}"
    if not lines:
        return f"cannot be run here: exit code {status}"
    kind, detail = ast.literal_eval(lines[-1][len("RESULT "):])
    if kind == "cannot":
        return f"cannot be run here: {detail}"
    if kind == "raised":
        return f"{words[1] if row['dies'] else 'cannot be run here'}: {detail}"
    if kind == "not seen":
        return f"{words[1]}: {detail.partition(' instead of ')[0]}"
    return f"{words[0]}: {detail}"


def check(row, folder, release):
    """Runs one check in one release and returns its cell."""
    environment = {**os.environ, **SETTINGS}
    name = f"{release}-newest" if row["packages"] == "newest" else release
    if row["packages"] == "paddle":
        if not (folder / "paddle").exists():
            return "cannot be run here: no Paddle"
        environment["PYTHONPATH"] = str(folder / "paddle")
    for variable, value in row["environment"].items():
        environment.pop(variable, None)
        if value is not None:
            environment[variable] = value
    python = folder / name / "bin/python"
    if not python.exists():
        return f"cannot be run here: no environment {name}"
    command = [str(python), str(HERE / "child.py"), row["name"]]
    if row["display"]:
        if not shutil.which("xvfb-run"):
            return "cannot be run here: no Xvfb"
        command = ["xvfb-run", "-a", *command]
    with tempfile.TemporaryDirectory() as scratch:
        environment["TI_OFFLINE_CACHE_FILE_PATH"] = os.path.join(scratch, "cache")
        try:
            done = subprocess.run(command, cwd=scratch, env=environment, capture_output=True, text=True, errors="replace",
                                  stdin=subprocess.DEVNULL, timeout=240)
        except subprocess.TimeoutExpired:
            return "cannot be run here: no end after 240 s"
    # xvfb-run reports a signal as a shell does.
    status = 128 - done.returncode if row["display"] and done.returncode > 128 else done.returncode
    return verdict(row, status, done.stdout)


def print_tables(folder, releases, only):
    """Runs the chosen checks and prints a table for each section of the page."""
    existing = [release for release in RELEASES if (folder / release / "bin/python").exists()]
    if not existing:
        raise SystemExit(f"There is no environment in {folder}. Fix: python tools/known-issues/run.py install")
    rows = [row for row in list_rows(folder / existing[-1] / "bin/python") if not only or row["name"] in only or row["section"] in only]
    print(f"{platform.platform()}, {platform.machine()}")
    for section, title in TITLES.items():
        chosen = [row for row in rows if row["section"] == section]
        if chosen:
            print(f"\n## {title}\n\n| row | check | {' | '.join(releases)} |\n|---|---|{'---|' * len(releases)}", flush=True)
        for row in chosen:
            cells = [check(row, folder, release).replace("|", "/") for release in releases]
            print(f"| {row['text']} | `{row['name']}` | {' | '.join(cells)} |", flush=True)


def main():
    """Parses the arguments."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=["install", "check"])
    parser.add_argument("--folder", type=Path, default=Path(".cache/known-issues"), help="folder of the environments")
    parser.add_argument("--releases", nargs="+", choices=RELEASES, default=RELEASES)
    parser.add_argument("--only", nargs="+", default=[], help="sections or checks")
    chosen = parser.parse_args()
    folder = chosen.folder.resolve()
    if chosen.command == "install":
        install(folder)
    else:
        print_tables(folder, chosen.releases, chosen.only)


if __name__ == "__main__":
    sys.exit(main())
