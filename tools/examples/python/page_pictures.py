"""Keeps the pictures that blocks make, so that they can be compared even if a later block overwrites them."""

import shutil
from pathlib import Path

PICTURES = (".png", ".jpg", ".jpeg", ".bmp", ".gif", ".webp", ".avif")


class PictureWatch:
    """Finds the picture of a block among the files that the block wrote into the working folder."""

    def __init__(self, scratch: str, keep: str):
        self._scratch, self._keep = Path(scratch).resolve(), Path(keep)
        self._before: dict = {}

    def _files(self) -> dict:
        found = (file for file in self._scratch.rglob("*") if file.suffix.lower() in PICTURES)
        return {file: file.stat().st_mtime_ns for file in found}

    def begin(self) -> None:
        """Remembers the files that exist before a block."""
        self._before = self._files()

    def take(self, index: int, stem: str):
        """Copies the picture of a block that has ended, and returns the path of the copy, or None.

        The picture is the file of that name, or the last picture of the only window that the block drew into.
        """
        files = self._files()
        new = sorted(file for file, time in files.items() if self._before.get(file) != time)
        named = [file for file in new if file.stem == stem]
        windows = [file for file in new if file.stem.startswith("window-")]
        chosen = named or (windows if len(windows) == 1 else [])
        if not chosen:
            return None
        self._keep.mkdir(parents=True, exist_ok=True)
        copy = self._keep / f"{index}{chosen[0].suffix}"
        shutil.copyfile(chosen[0], copy)
        return str(copy)
