"""Tests of the reader of C headers; needs neither Taichi nor a compiler.

    python3 -m unittest discover -s tools/api/python
"""

import sys
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))

from c_headers import symbols_of  # noqa: E402
from c_tokens import read_header  # noqa: E402
from c_verify import claims  # noqa: E402
from source import InventoryError  # noqa: E402

HEADER = """#pragma once
#ifdef __cplusplus
extern "C" {
#endif
// Definition `TI_NONE` (1.4.0)
#define TI_NONE 0
typedef uint32_t TiFlags;
// Handle `TiThing` (1.4.0)
typedef struct TiThing_t *TiThing;
typedef enum TiSign {
  TI_SIGN_MINUS = -1, /* two
  lines */
  TI_SIGN_MAX_ENUM = 0xffffffff,
} TiSign;
// BitField `TiUseFlags` (1.5.0)
typedef enum TiUseFlagBits {
  TI_USE_A_BIT = 1 << 3
} TiUseFlagBits;
typedef TiFlags TiUseFlags;
typedef struct TiBox {
  uint32_t sides[3];
  const char *name;
} TiBox;
// Function `ti_move` (Device Command) (1.4.0)
TI_DLL_EXPORT void *TI_API_CALL
ti_move(TiThing thing,
        // how often
        const char **names);
TI_DLL_EXPORT uint32_t TI_API_CALL ti_count();
#ifdef __cplusplus
}  // extern "C"
#endif
"""


def read(text: str) -> dict[str, dict]:
    return {symbol["name"]: symbol for symbol in symbols_of(read_header("taichi_core.h", text))}


class Headers(unittest.TestCase):
    def setUp(self):
        self.symbols = read(HEADER)

    def test_symbols_stand_in_the_order_of_the_header(self):
        names = ["TI_NONE", "TiFlags", "TiThing", "TiSign", "TiUseFlagBits", "TiUseFlags", "TiBox", "ti_move", "ti_count"]
        self.assertEqual(list(self.symbols), names)
        self.assertEqual([self.symbols[name]["line"] for name in names], [6, 7, 9, 10, 16, 19, 20, 25, 29])

    def test_kinds(self):
        kinds = ["macro", "typedef", "handle", "enum", "bitFlags", "typedef", "structure", "function", "function"]
        self.assertEqual([symbol["kind"] for symbol in self.symbols.values()], kinds)

    def test_values_keep_how_they_are_written(self):
        self.assertEqual(
            self.symbols["TiSign"]["values"],
            [
                {"name": "TI_SIGN_MINUS", "value": -1, "line": 11},
                {"name": "TI_SIGN_MAX_ENUM", "value": 4294967295, "line": 13, "source": "0xffffffff"},
            ],
        )
        self.assertEqual(self.symbols["TiUseFlagBits"]["flags"], "TiUseFlags")
        self.assertEqual(self.symbols["TiUseFlagBits"]["values"][0]["source"], "1 << 3")

    def test_fields_and_parameters(self):
        self.assertEqual(
            self.symbols["TiBox"]["fields"],
            [
                {"name": "sides", "type": "uint32_t", "length": 3, "line": 21},
                {"name": "name", "type": "const char *", "line": 22},
            ],
        )
        self.assertEqual(
            self.symbols["ti_move"]["signature"],
            {
                "returns": "void *",
                "parameters": [{"name": "thing", "type": "TiThing"}, {"name": "names", "type": "const char **"}],
            },
        )
        self.assertEqual(self.symbols["ti_count"]["signature"], {"returns": "uint32_t", "parameters": []})

    def test_comments_tell_the_release_and_the_device_commands(self):
        since = {name: symbol.get("since") for name, symbol in self.symbols.items()}
        self.assertEqual((since["TI_NONE"], since["TiUseFlagBits"], since["TiBox"]), ("1.4.0", "1.5.0", None))
        self.assertTrue(self.symbols["ti_move"]["deviceCommand"])
        self.assertNotIn("deviceCommand", self.symbols["ti_count"])

    def test_what_is_not_understood_is_named(self):
        with self.assertRaisesRegex(InventoryError, r"taichi_core\.h:2: '@'"):
            read("\n@")
        with self.assertRaisesRegex(InventoryError, r"taichi_core\.h:1: want TI_DLL_EXPORT, found int"):
            read("int x;")
        with self.assertRaisesRegex(InventoryError, "ends inside a declaration"):
            read("typedef struct TiBox { int x")


class Claims(unittest.TestCase):
    def test_every_symbol_is_claimed(self):
        symbols = read(HEADER)
        text = claims(list(symbols.values()), ("taichi_cpu.h",))
        self.assertIn("#define TI_WITH_CPU 1\n", text)
        self.assertIn("is_same<decltype(TiBox::sides), uint32_t[3]>", text)
        self.assertIn("is_same<decltype(ti_move), void *(TiThing, const char **)>", text)
        for name in symbols:
            self.assertIn(name, text)


if __name__ == "__main__":
    unittest.main()
