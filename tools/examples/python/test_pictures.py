"""Tests that the pictures of blocks are kept, and compared if Pillow is installed."""

import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
FOLDER = Path(__file__).parent
sys.path.insert(0, str(FOLDER))

from page_pictures import PictureWatch  # noqa: E402


class Kept(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.work, self.keep = Path(folder.name, "work"), Path(folder.name, "keep")
        self.work.mkdir()
        self.watch = PictureWatch(str(self.work), str(self.keep))

    def draw(self, name: str, text: str = "a", time: int = 1) -> None:
        file = self.work / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(text)
        os.utime(file, (time, time))

    def test_a_later_block_does_not_take_the_picture_away(self):
        self.watch.begin()
        self.draw("a.png", "first")
        kept = self.watch.take(0, "a")
        self.draw("a.png", "second", 2)
        self.assertEqual(Path(kept).read_text(), "first")

    def test_only_what_the_block_wrote_counts(self):
        self.draw("a.png")
        self.watch.begin()
        self.assertIsNone(self.watch.take(0, "a"))
        self.draw("out/a.jpg")
        self.assertEqual(Path(self.watch.take(0, "a")).name, "0.jpg")

    def test_the_only_window_serves_without_a_name(self):
        self.watch.begin()
        self.draw("window-1.png")
        self.assertIsNotNone(self.watch.take(0, "a"))
        self.draw("window-2.png")
        self.assertIsNone(self.watch.take(0, "a"))


@unittest.skipUnless(importlib.util.find_spec("PIL"), "no Pillow")
class Compared(unittest.TestCase):
    def compare(self, made, shown=None, *flags, square=8) -> dict:
        with tempfile.TemporaryDirectory() as folder:
            files = [Path(folder, name) for name in ("made.png", "shown.webp")]
            made.save(files[0])
            if shown:
                shown.save(files[1], quality=85)
            command = [sys.executable, FOLDER / "compare_picture.py", *files, str(square), *flags]
            return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)

    def gradient(self, size: tuple):
        from PIL import Image

        return Image.radial_gradient("L").resize(size).convert("RGB")

    def test_a_compressed_copy_is_nearly_the_same(self):
        found = self.compare(self.gradient((400, 300)), self.gradient((400, 300)))
        self.assertLess(found["worst"], 14)

    def test_a_spot_is_found(self):
        made = self.gradient((400, 300))
        made.paste((239, 166, 122), (40, 40, 52, 52))
        self.assertGreater(self.compare(made, self.gradient((400, 300)))["worst"], 24)

    def test_what_moves_within_a_square_does_not_count(self):
        made, shown = self.gradient((400, 300)), self.gradient((400, 300))
        made.paste((239, 166, 122), (140, 70, 152, 82))
        shown.paste((239, 166, 122), (170, 100, 182, 112))
        self.assertGreater(self.compare(made, shown)["worst"], 24)
        self.assertLess(self.compare(made, shown, square=64)["worst"], 6)

    def test_sizes_are_told_and_a_wide_picture_is_reduced(self):
        found = self.compare(self.gradient((2560, 100)), self.gradient((400, 300)))
        self.assertEqual((found["size"], found["shown"], found["mean"]), ([1280, 50], [400, 300], None))

    def test_a_missing_picture_can_be_written(self):
        self.assertIsNone(self.compare(self.gradient((40, 30)))["shown"])
        self.assertLess(self.compare(self.gradient((40, 30)), None, "--write")["worst"], 14)


if __name__ == "__main__":
    unittest.main()
