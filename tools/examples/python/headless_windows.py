"""Makes windows work without a screen and close after N frames, without changing the example.

Taichi's window modules are patched on import. Every window saves its last picture as window-1.png, … in the working folder.
Tested with 1.5.0, 1.6.0 and 1.7.4; tools/examples/README.md has the reason for each part.
"""

import importlib.abc
import importlib.machinery
import shutil
import sys

from windows_2d import change_gui
from windows_3d import change_camera, change_canvas, change_window


class WindowClosed(SystemExit):
    """Ends a block whose loop runs for more frames than allowed."""


class FrameLimit:
    """Limits the frames of each window, and counts the windows that were opened."""

    def __init__(self, frames: int):
        self.frames = frames
        self.opened = 0

    def open_window(self, on_screen: bool) -> str:
        """Returns the name of the window's picture. Raises RuntimeError for a window on screen if no frames are allowed."""
        if on_screen and not self.frames:
            raise RuntimeError("this block opens a window: write frames=30 on its fence")
        self.opened += 1
        return f"window-{self.opened}.png"

    def count_frame(self, shown: int) -> None:
        """Raises WindowClosed at the second frame beyond the last; frames are counted from 1."""
        if self.frames and shown > self.frames + 1:
            raise WindowClosed(0)

    def keep_copy(self, saved: str, picture: str) -> None:
        """Copies a file that the example saved as the window's picture."""
        if saved.endswith(".png") and saved != picture:
            shutil.copyfile(saved, picture)


CHANGES = {
    "taichi.ui.gui": change_gui,
    "taichi.ui.window": change_window,
    "taichi.ui.camera": change_camera,
    "taichi.ui.canvas": change_canvas,
}


class _Hook(importlib.abc.MetaPathFinder):
    def __init__(self, limit: FrameLimit):
        self._limit = limit

    def find_spec(self, name, path, target=None):
        if name not in CHANGES:
            return None
        spec = importlib.machinery.PathFinder.find_spec(name, path)
        run = spec.loader.exec_module

        def exec_module(module):
            run(module)
            CHANGES[name](module, self._limit)

        spec.loader.exec_module = exec_module
        return spec


def install(frames: int) -> FrameLimit:
    """Patches all window modules, and returns the limit that they share; 0 frames: no window may open."""
    limit = FrameLimit(frames)
    sys.meta_path.insert(0, _Hook(limit))
    return limit
