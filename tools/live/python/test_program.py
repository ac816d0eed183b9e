"""Finding frames and sliders needs no Taichi: python3 -m unittest discover -s tools/live/python"""
import unittest

import program
from refused import Refused
from symbols import MathShim, Sym, Untraceable, tree

SOURCE = """
import taichi as ti
ti.init()
rate = 0.5  # 0 … 1
@ti.kernel
def step(x: ti.f32):
    for i in field:
        field[i] += rate * x
window = ti.GUI()
t = 0.0
while window.running:
    t += 0.1
    step(t)
"""


class ProgramTest(unittest.TestCase):
    def test_the_loop_becomes_the_frame(self):
        source, driver, sliders, *_ = program.load(SOURCE, None)
        self.assertNotIn("while", source)
        self.assertIn("def frame(ui):", driver)
        self.assertIn("t = __first__.setdefault('t', t) + (0.1) * ui.frame", driver)
        self.assertEqual(sliders["rate"], {"min": 0, "max": 1, "value": 0.5, "whole": False, "line": 4})

    def test_a_kernel_gets_the_slider_that_it_reads(self):
        source, driver, *_ = program.load(SOURCE, None)
        self.assertIn("def step(x: ti.f32, rate: ti.f32)", source)
        self.assertIn("step(t, rate=rate)", driver)

    def test_refusals_name_the_line(self):
        cases = {
            "x = 1  # 2 … 2\nwhile True: f()": (1, "empty"),
            "\nx = 5  # 0 … 2\nwhile True: f()": (2, "outside"),
            "x = 1  # 0 … 2\n@ti.func\ndef f():\n    return x\nwhile True: k()": (3, "f reads x"),
            "x = 1  # 0 … 2.0.1\nwhile True: f()": (1, "not a number"),
            "x = 1  # 0 ... 2\nwhile True: f()": (1, "dots in place of …"),
            "\nx = max(1, 0)  # 0 … 2\nwhile True: f(x)": (2, "no number with a name"),
            "def f():\n    x = 1  # 0 … 2\nwhile True: f()": (2, "no number with a name"),
            "x = 1  # 0 … 2\ny = 2 * x\nwhile True: f(y)": (1, "no frame reads x"),
            "f()": (None, "no loop"),
            "x = (": (1, "not valid"),
        }
        for text, (line, words) in cases.items():
            with self.subTest(text), self.assertRaises(Refused) as caught:
                program.load(text, None)
            self.assertEqual(caught.exception.line, line)
            self.assertIn(words, caught.exception.problem)

    def test_settings_of_a_driver_name_what_is_there(self):
        for driver in ('SET = {"width": 4}', 'SMALL = {"width": 4}', 'LIFT = {"paint": {"size": "ti.f32"}}'):
            with self.subTest(driver), self.assertRaises(Refused) as caught:
                program.load("size = 4\nwhile True: f(size)", driver)
            self.assertIn("the program has no", caught.exception.problem)

    def test_a_range_that_the_driver_does_not_use_is_refused(self):
        with self.assertRaises(Refused) as caught:
            program.load("x = 1  # 0 … 2\nf(x)", "def frame(ui):\n    f(1)")
        self.assertEqual((caught.exception.line, caught.exception.problem), (1, "no frame reads x"))

    def test_the_loop_may_end_itself(self):
        driver = program.load("while True:\n    if stop(): break\n    for i in range(3):\n        break", None).driver
        self.assertIn("if stop():\n        return", driver)
        self.assertIn("for i in range(3):\n        break", driver)

    def test_statements_are_found_by_their_text(self):
        lines = program.load(SOURCE, None).lines
        self.assertEqual(lines["def step(x: ti.f32, rate: ti.f32):"], 6)
        self.assertEqual(lines["t += 0.1"], 12)


class SymbolsTest(unittest.TestCase):
    def test_numbers_remember_their_expression(self):
        frame = Sym(2, ["f"])
        self.assertEqual(tree(0.5 * MathShim().cos(frame + 1)), ["*", 0.5, ["cos", ["+", ["f"], 1]]])

    def test_python_cannot_branch_on_them(self):
        with self.assertRaises(Untraceable):
            bool(Sym(1, ["m", 2]))
        with self.assertRaises(Untraceable):
            Sym(1, ["f"]) > 0


if __name__ == "__main__":
    unittest.main()
