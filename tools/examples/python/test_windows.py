"""Tests of windows without a screen, with fakes of Taichi's classes."""

import sys
import types
import unittest
import unittest.mock
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))

from headless_windows import FrameLimit, WindowClosed  # noqa: E402
from windows_2d import change_gui  # noqa: E402
from windows_3d import change_canvas, change_window  # noqa: E402


class Windows(unittest.TestCase):
    def test_a_window_on_the_screen_needs_frames(self):
        with self.assertRaisesRegex(RuntimeError, "frames=30"):
            FrameLimit(0).open_window(on_screen=True)
        self.assertEqual(FrameLimit(0).open_window(on_screen=False), "window-1.png")

    def test_a_loop_over_running_ends_after_its_frames(self):
        gui = self.new_gui(FrameLimit(3))
        frames = 0
        while gui.running:
            gui.show()
            frames += 1
        self.assertEqual((frames, gui.saved), (3, ["window-1.png"] * 3))

    def test_a_loop_without_end_is_ended(self):
        gui = self.new_gui(FrameLimit(3))
        with self.assertRaises(WindowClosed):
            while True:
                gui.show()

    def test_escape_comes_after_the_last_frame(self):
        gui = self.new_gui(FrameLimit(1))
        self.assertEqual(list(gui.get_events()), [])
        gui.show()
        self.assertEqual([event.key for event in gui.get_events()], ["Escape"])

    def test_a_frame_that_was_read_is_not_drawn_again(self):
        window = self.new_window(FrameLimit(2))
        window.get_image_buffer_as_numpy()
        window.show()
        window.show()
        self.assertEqual(window.calls, ["read", "save window-1.png"])
        self.assertFalse(window.running)

    def new_gui(self, limit):
        class GUI:
            PRESS, ESCAPE = "Press", "Escape"
            Event, EventFilter = types.SimpleNamespace, None

            def __init__(self, *args):
                self.saved, self.core = [], types.SimpleNamespace(should_close=False)

            def show(self, file):
                self.saved.append(file)

        change_gui(types.SimpleNamespace(GUI=GUI), limit)
        return GUI()

    def test_a_scene_is_drawn_after_the_copies_of_its_fields(self):
        calls = []

        class Canvas:
            def scene(self, scene):
                calls.append(f"draw {scene}")

        taichi = types.SimpleNamespace(sync=lambda: calls.append("sync"))
        change_canvas(types.SimpleNamespace(Canvas=Canvas), FrameLimit(1))
        with unittest.mock.patch.dict(sys.modules, {"taichi": taichi}):
            Canvas().scene("globe")
        self.assertEqual(calls, ["sync", "draw globe"])

    def new_window(self, limit):
        class Window:
            def __init__(self, *args):
                self.calls = []

            def save_image(self, file):
                self.calls.append(f"save {file}")

            def get_image_buffer_as_numpy(self):
                self.calls.append("read")

        change_window(types.SimpleNamespace(Window=Window), limit)
        return Window("scene", (8, 8))


if __name__ == "__main__":
    unittest.main()
