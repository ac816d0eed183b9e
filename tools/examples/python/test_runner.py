"""Tests of the worker; they need no Taichi.

    python3 -m unittest discover -s tools/examples/python
"""

import contextlib
import io
import json
import linecache
import subprocess
import sys
import tempfile
import unittest
import warnings
from pathlib import Path

sys.dont_write_bytecode = True
FOLDER = Path(__file__).parent
sys.path.insert(0, str(FOLDER))

from page_errors import describe_error, last_line_of  # noqa: E402
from page_source import PageSource  # noqa: E402
from page_warnings import DeprecationWatch  # noqa: E402

PAGE = "/pages/field.md"


def run(blocks: list, frames: int = 0, separate: bool = False):
    """Runs blocks, given as (line, code), in the worker; returns the entries of its log and its output."""
    with tempfile.TemporaryDirectory() as folder:
        plan, log, out = (Path(folder, name) for name in ("plan", "log", "out"))
        entries = [{"line": line, "code": code, "picture": None} for line, code in blocks]
        settings = {"page": PAGE, "frames": frames, "separate": separate, "pictures": folder}
        plan.write_text(json.dumps({**settings, "blocks": entries}))
        with out.open("a") as file:
            command = [sys.executable, "-u", FOLDER / "run_process.py", plan, log]
            subprocess.run(command, stdout=file, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, cwd=folder)
        return [json.loads(line) for line in log.read_text().splitlines()], out.read_text()


class Worker(unittest.TestCase):
    def test_blocks_share_names_and_each_has_its_share_of_the_output(self):
        log, out = run([(3, "a = 'one'\nprint(a)"), (9, "print(a * 2)")])
        ends = [entry for entry in log if entry["event"] == "end"]
        self.assertEqual([entry["stdout"] for entry in ends], [4, 11])
        self.assertEqual(out, "one\noneone\n")

    def test_separate_blocks_share_the_process_but_no_names_and_what_they_made_goes_with_them(self):
        first = "import sys\nsys.kept = 1\nclass A:\n    def __del__(self): print('gone')\na = A()\na.me = a"
        _, out = run([(3, first), (12, "import sys\nprint('a' in globals(), sys.kept)")], separate=True)
        self.assertEqual(out, "gone\nFalse 1\n")

    def test_an_error_names_the_line_of_the_page_and_ends_the_run(self):
        log, _ = run([(3, "a = 1\nb = a / 0"), (9, "print(a)")])
        self.assertEqual([entry["event"] for entry in log], ["begin", "end"])
        self.assertEqual((log[1]["error"]["name"], log[1]["error"]["line"]), ("ZeroDivisionError", 4))

    def test_a_syntax_error_names_the_line_of_the_page(self):
        self.assertEqual(run([(7, "a = 1\nb = = 2")])[0][1]["error"]["line"], 8)

    def test_a_crash_leaves_a_begin_without_an_end(self):
        log, out = run([(1, "import os, signal\nprint('before')\nos.kill(os.getpid(), signal.SIGSEGV)")])
        self.assertEqual([entry["event"] for entry in log], ["begin"])
        self.assertEqual(out, "before\n")

    def test_a_block_that_exits_well_is_no_error(self):
        self.assertIsNone(run([(1, "import sys\nsys.exit()")])[0][1]["error"])
        self.assertEqual(run([(1, "import sys\nsys.exit(3)")])[0][1]["error"]["name"], "SystemExit")

    def test_a_function_finds_its_own_source(self):
        code = "import inspect\ndef one():\n    return 1\nprint(inspect.getsource(one), inspect.getsourcelines(one)[1])"
        self.assertEqual(run([(5, code)])[1], "def one():\n    return 1\n 6\n")

    def test_standard_input_is_closed(self):
        self.assertEqual(run([(1, "input()")])[0][1]["error"]["name"], "EOFError")


class Source(unittest.TestCase):
    def test_a_later_block_keeps_the_lines_of_an_earlier_one(self):
        source, names = PageSource(PAGE), {}
        exec(source.compile_block(2, "def one():\n    return 1"), names)
        exec(source.compile_block(8, "def two():\n    return 2"), names)
        self.assertEqual([names[name].__code__.co_firstlineno for name in ("one", "two")], [2, 8])
        self.assertEqual([linecache.getline(PAGE, line) for line in (2, 5, 8)], ["def one():\n", "\n", "def two():\n"])


class Errors(unittest.TestCase):
    def test_the_last_line_of_is_the_message(self):
        check = '\n(kernel=f) Accessing field\nFile "a", line 6, in f:\n    x[5] = 1\n    ^^^^\n'
        for message, expected in [
            ("", ""),
            ("one", "one"),
            ('\nFile "a", line 2:\n    x = y\n    ^^^^\nName "y" is not defined', 'Name "y" is not defined'),
            (check, "(kernel=f) Accessing field"),
            ("\nslow\n    ^^^\n\x1b[0m\n", "slow"),
        ]:
            self.assertEqual(last_line_of(message), expected)

    def test_a_line_in_the_message_goes_before_the_line_of_the_call(self):
        error = ValueError(f'\nFile "{PAGE}", line 12, in f:\nbad')
        self.assertEqual(describe_error(error, PAGE)["line"], 12)
        self.assertIn("Exception", describe_error(error, PAGE)["classes"])


class Warnings(unittest.TestCase):
    def watch(self, code: str, file: str) -> list:
        with warnings.catch_warnings(), contextlib.redirect_stderr(io.StringIO()):
            warnings.simplefilter("always")
            watch = DeprecationWatch(PAGE)
            names = {"warnings": warnings}
            exec(compile("def old():\n    warnings.warn('old', DeprecationWarning)", file, "exec"), names)
            exec(compile(code, PAGE, "exec"), names)
            return watch.take()

    def test_a_call_from_the_page_into_taichi_counts(self):
        self.assertEqual(
            self.watch("\nold()", "/site-packages/taichi/lang/old.py"), [{"line": 2, "text": "old"}]
        )

    def test_what_another_package_does_inside_does_not_count(self):
        self.assertEqual(self.watch("old()", "/site-packages/numpy/old.py"), [])

    def test_a_warning_at_a_line_of_the_page_counts_once(self):
        compiler = f"warnings.warn_explicit('old', DeprecationWarning, {PAGE!r}, 7)"
        self.assertEqual(self.watch(f"{compiler};{compiler}", "/taichi/a.py"), [{"line": 7, "text": "old"}])

    def test_a_warning_in_the_name_of_taichi_s_own_code_does_not_count(self):
        compiler = "warnings.warn_explicit('old', DeprecationWarning, '/taichi/lang/snode.py', 7)"
        self.assertEqual(self.watch(compiler, "/taichi/a.py"), [])

    def test_what_compiled_code_says_about_a_line_of_taichi_does_not_count(self):
        file = "/site-packages/taichi/lang/expr.py"
        source = ["def old():\n", "    return make_const(value)\n"]
        linecache.cache[file] = (1, None, source, file)
        self.addCleanup(linecache.cache.pop, file)
        self.assertEqual(self.watch("old()", file), [])

    def test_other_warnings_do_not_count(self):
        self.assertEqual(self.watch("warnings.warn('slow')", "/taichi/a.py"), [])


if __name__ == "__main__":
    unittest.main()
