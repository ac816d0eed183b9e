"""Write the API inventories of one version: run with the interpreter that has that release of Taichi.

    python generate.py --version v1.6.0 --tag v1.6.0 --out DIRECTORY
"""

import argparse
import json
import sys
import warnings
from pathlib import Path

sys.dont_write_bytecode = True  # the folder is part of the repository
sys.path.insert(0, str(Path(__file__).resolve().parent))

from c_inventory import c_inventories  # noqa: E402
from inventory import inventories  # noqa: E402
from source import InventoryError  # noqa: E402


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--version", required=True, help="v1.5.0, v1.6.0 or master")
    parser.add_argument("--tag", required=True, help="release tag of the installed package, e.g. v1.7.4")
    parser.add_argument("--out", required=True, type=Path, help="folder for this version's files")
    arguments = parser.parse_args()

    import taichi

    warnings.simplefilter("ignore")  # reading a deprecated name warns, and that is what we are here for
    installed = "v" + ".".join(map(str, taichi.__version__))
    if installed != arguments.tag:
        print(f"generate.py: this interpreter has Taichi {installed}, not {arguments.tag}; pass the right one", file=sys.stderr)
        return 1
    try:
        package = Path(taichi.__file__).parent
        files = inventories(arguments.version, arguments.tag)
        files |= c_inventories(arguments.version, arguments.tag, package)
        for section, inventory in files.items():
            path = arguments.out / f"{section}.json"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(inventory, ensure_ascii=False) + "\n", encoding="utf-8")
    except InventoryError as error:
        print(f"generate.py: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
