"""Windows that need no screen and close after N frames, without a change to the example.

Taichi's window modules are changed as they are imported. Every window leaves its last picture as window-1.png, … in the
working folder. Tried on 1.5.0, 1.6.0 and 1.7.4; why each part is there: tools/examples/README.md.
"""

import importlib.abc
import importlib.machinery
import shutil
import sys

from windows_2d import change_gui
from windows_3d import change_camera, change_canvas, change_window


class WindowClosed(SystemExit):
    """Ends a block whose loop asks for more frames than it has."""


class FrameLimit:
    """How many frames each window shows, and how many windows were opened."""

    def __init__(self, frames: int):
        self.frames = frames
        self.opened = 0

    def open_window(self, on_screen: bool) -> str:
        """Takes whether the example wants a screen; returns the picture's name; raises RuntimeError without frames."""
        if on_screen and not self.frames:
            raise RuntimeError("this block opens a window: write frames=30 on its fence")
        self.opened += 1
        return f"window-{self.opened}.png"

    def count_frame(self, shown: int) -> None:
        """Takes the number of the frame to show (from 1); raises WindowClosed at the second one beyond the last."""
        if self.frames and shown > self.frames + 1:
            raise WindowClosed(0)

    def keep_copy(self, saved: str, picture: str) -> None:
        """Takes a file that the example saved; keeps a copy as the window's picture."""
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
    """Takes the number of frames, 0 where no window may open; returns the limit that all windows share."""
    limit = FrameLimit(frames)
    sys.meta_path.insert(0, _Hook(limit))
    return limit
