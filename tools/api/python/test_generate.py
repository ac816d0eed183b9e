"""Tests of the generator on a small package that is called `taichi` (fixtures/); needs no Taichi.

    python3 -m unittest discover -s tools/api/python
"""

import sys
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
sys.path[:0] = [str(Path(__file__).parent / "fixtures"), str(Path(__file__).parent)]

import taichi  # noqa: E402
from deprecation import deprecated_names, deprecation_of  # noqa: E402
from members import members_of  # noqa: E402
from names import public_names  # noqa: E402
from source import InventoryError, resolve, source  # noqa: E402
from symbols import symbol_of, thing_of  # noqa: E402

CORE = "taichi.lang.core"


def symbol(module: str, name: str) -> dict:
    return symbol_of(name, f"{module}.{name}", f"ti.{name}", thing_of(module, name), resolve(module, name))


class Names(unittest.TestCase):
    def test_a_package_counts_what_it_imports_by_name_or_from_a_module_with_all(self):
        self.assertEqual(
            public_names("taichi"), ["Alias", "Base", "OldThing", "Writer", "limit", "short", "sometimes"]
        )

    def test_a_star_import_without_all_brings_only_what_the_package_defines(self):
        self.assertEqual(public_names("taichi.tools"), ["Writer", "helper"])

    def test_a_module_without_all_counts_its_own_names(self):
        self.assertEqual(public_names("taichi.tools.writer"), ["Writer", "helper"])


class Symbols(unittest.TestCase):
    def test_an_alias_of_a_class_is_the_class(self):
        entry = symbol("taichi", "Alias")
        self.assertEqual(entry["kind"], "class")
        self.assertEqual(entry["definition"]["name"], "Derived")
        self.assertEqual(entry["definition"]["file"], "python/taichi/lang/core.py")
        self.assertEqual(entry["bases"], ["taichi.lang.core.Base"])

    def test_a_constructor_may_be_inherited(self):
        self.assertEqual(
            symbol("taichi", "Alias")["signature"]["parameters"],
            [{"name": "size", "kind": "positional"}, {"name": "grad", "kind": "keywordOnly", "default": "False"}],
        )

    def test_data_keeps_its_source_text(self):
        entry = symbol("taichi", "short")
        self.assertEqual((entry["kind"], entry["type"], entry["value"]), ("data", "int", "limit"))

    def test_a_private_replacement_must_be_written_down(self):
        with self.assertRaisesRegex(InventoryError, r"OldThing \(python/taichi/lang/core\.py:\d+\) .* deprecation\.py"):
            symbol("taichi", "OldThing")


class Members(unittest.TestCase):
    def members(self) -> dict:
        return {member["name"]: member for member in members_of(thing_of(CORE, "Alias"))[0]}

    def test_public_members_are_listed_and_inherited_ones_marked(self):
        found = {name: member.get("inheritedFrom") for name, member in self.members().items()}
        base = "taichi.lang.core.Base"
        self.assertEqual(
            found, {"area": base, "make": base, "own": None, "shared": base, "size": base, "unit": base}
        )

    def test_kinds(self):
        members = self.members()
        self.assertEqual(members["make"]["kind"], "staticMethod")
        self.assertEqual(members["make"]["signature"]["parameters"][0]["default"], "1 + 1")
        self.assertEqual((members["area"]["writable"], members["area"]["type"]), (True, "int"))
        self.assertEqual((members["unit"]["scope"], members["unit"]["value"]), ("class", '"m"'))
        self.assertEqual((members["size"]["scope"], members["size"]["type"]), ("instance", "int"))

    def test_the_instance_is_left_out_whatever_its_name(self):
        self.assertEqual(
            self.members()["own"]["signature"]["parameters"],
            [
                {"name": "other", "kind": "positionalOnly"},
                {"name": "rest", "kind": "varPositional"},
                {"name": "named", "kind": "varKeyword"},
            ],
        )


class Deprecation(unittest.TestCase):
    def test_the_table_of_the_package(self):
        self.assertEqual(deprecated_names(), {"Scribe": ("tools.Writer", "ti.tools.Writer")})

    def test_a_warning_on_one_argument_is_none(self):
        node = resolve("taichi", "sometimes").node
        self.assertIsNone(deprecation_of(CORE, f"{CORE}.sometimes", node))


class Lines(unittest.TestCase):
    def test_a_definition_points_at_its_statement(self):
        entry = symbol("taichi", "Base")
        line = source(CORE).text.splitlines()[entry["definition"]["line"] - 1]
        self.assertEqual(line, "class Base:")


if __name__ == "__main__":
    unittest.main()
