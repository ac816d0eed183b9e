import unittest

import wgsl


class ReasonOf(unittest.TestCase):
    def test_names_the_cause(self):
        printed = "Constant expression [25] is invalid: \n\tThe literal is not finite\nGenerating WGSL failed\n"
        self.assertEqual(wgsl.reason_of(printed), "Constant expression [25] is invalid: The literal is not finite")

    def test_keeps_a_single_line(self):
        self.assertEqual(wgsl.reason_of("unsupported capability\n"), "unsupported capability")


if __name__ == "__main__":
    unittest.main()
