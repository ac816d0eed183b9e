"""What changed between two versions of the API, found without the code that builds the site.

    python3 api_changes.py OLDER NEWER

Both are folders of inventories, such as api/v1.5.0 and api/v1.6.0. Prints JSON: "added", "removed" and "deprecated" names, and
"changed", from each name that both versions have to a sorted list of texts, one for each difference. A test compares that with
what the pages say.
"""

import ast
import json
import pathlib
import sys


def read_names(folder: pathlib.Path) -> dict[str, dict]:
    """Reads the entry of each public name from a folder of inventories."""
    files = [folder / "taichi.json", *sorted((folder / "taichi").rglob("*.json"))]
    entries = [entry for file in files for entry in json.loads(file.read_text("utf-8"))["symbols"]]
    return {entry["qualifiedName"]: entry for entry in entries}


def parameters(entry: dict) -> list[dict]:
    return entry.get("signature", {}).get("parameters", [])


def own_members(entry: dict) -> dict[str, dict]:
    return {member["name"]: member for member in entry.get("members", []) if "inheritedFrom" not in member}


def all_members(entry: dict) -> set[str]:
    return {member["name"] for member in entry.get("members", [])}


def spelling(source: str) -> str:
    """Formats the source text of a default as Python itself writes it, so that only its meaning counts."""
    return ast.unparse(ast.parse(source, mode="eval"))


def default_change(name: str, older: dict, newer: dict) -> list[str]:
    """Compares the default of a parameter in two versions."""
    had, has = "default" in older, "default" in newer
    if had and has:
        same = spelling(older["default"]) == spelling(newer["default"])
        return [] if same else [f"defaultChanged {name} {older['default']} -> {newer['default']}"]
    if had or has:
        return [f"{'parameterOptional' if has else 'parameterRequired'} {name}"]
    return []


def renames(before: dict[str, dict], after: dict[str, dict]) -> list[tuple[str, str]]:
    """Pairs of an old and a new name for what is otherwise the same parameter at the same position."""
    pairs = zip(before.items(), after.items())
    return [
        (old, new)
        for (old, had), (new, has) in pairs
        if old not in after
        and new not in before
        and had["kind"] == has["kind"] == "positional"
        and not default_change(new, had, has)
    ]


def signature_changes(older: dict, newer: dict) -> list[str]:
    """Compares the parameters of two entries."""
    before = {parameter["name"]: parameter for parameter in parameters(older)}
    after = {parameter["name"]: parameter for parameter in parameters(newer)}
    renamed = dict(renames(before, after))
    found = [f"parameterRenamed {old} -> {new}" for old, new in renamed.items()]
    found += [f"parameterRemoved {name}" for name in before.keys() - after.keys() - renamed.keys()]
    found += [f"parameterAdded {name}" for name in after.keys() - before.keys() - set(renamed.values())]
    old_order = [name for name in before if name in after]
    new_order = [name for name in after if name in before]
    for place, name in enumerate(new_order):
        if old_order[place] != name or before[name]["kind"] != after[name]["kind"]:
            found.append(f"parameterMoved {name}")
        found += default_change(name, before[name], after[name])
    return found


def member_changes(older: dict, newer: dict) -> list[str]:
    """Lists the members that were added, removed or changed. Inherited ones are listed with their base class."""
    before, after = own_members(older), own_members(newer)
    found = [f"membersAdded {name}" for name in after.keys() - all_members(older)]
    found += [f"membersRemoved {name}" for name in before.keys() - all_members(newer)]
    for name in before.keys() & after.keys():
        if entry_changes(before[name], after[name]):
            found.append(f"membersChanged {name}")
        if "deprecated" in after[name] and "deprecated" not in before[name]:
            found.append(f"membersDeprecated {name}")
    return found


def entry_changes(older: dict, newer: dict) -> list[str]:
    """Lists the differences of a name or member between two versions, sorted."""
    kind = [] if older["kind"] == newer["kind"] else [f"kindChanged {older['kind']} -> {newer['kind']}"]
    return sorted(kind + signature_changes(older, newer) + member_changes(older, newer))


def compare(older: dict[str, dict], newer: dict[str, dict]) -> dict:
    """Compares all names of two versions."""
    both = sorted(older.keys() & newer.keys())
    changes = {name: entry_changes(older[name], newer[name]) for name in both}
    return {
        "added": sorted(newer.keys() - older.keys()),
        "removed": sorted(older.keys() - newer.keys()),
        "deprecated": [name for name in both if "deprecated" in newer[name] and "deprecated" not in older[name]],
        "changed": {name: found for name, found in changes.items() if found},
    }


if __name__ == "__main__":
    print(json.dumps(compare(*(read_names(pathlib.Path(argument)) for argument in sys.argv[1:3]))))
