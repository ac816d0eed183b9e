"""What a C header declares, in its own order: functions, structures, unions, enumerations, handles, types, macros."""

import re

from c_reader import Reader, type_text
from c_tokens import Header, Token
from source import InventoryError

FOLDER = "c_api/include/taichi/"
DEFINE = re.compile(r"#define[ \t]+([A-Za-z_]\w*)[ \t]+(-?\w+)\s*$")
# The headers head a comment with the name and the release that brought it: "Function `ti_wait` (1.4.0)".
HEADING = re.compile(r"//[ \t]*\w+[ \t]+`(\w+)`(?P<command>[ \t]+\(Device Command\))?(?:[ \t]+\((?P<since>[\d.]+)\))?[ \t]*$")


def symbols_of(header: Header) -> list[dict]:
    """The symbols of a header, sorted by line; raises an InventoryError at a declaration that it does not know."""
    symbols = [*_macros(header), *_declarations(header)]
    headings = {found[1]: found for comment in header.comments if (found := HEADING.match(comment.text))}
    for symbol in symbols:
        found = headings.get(symbol["name"]) or headings.get(symbol.get("flags", ""))
        if found and found["since"]:
            symbol["since"] = found["since"]
        if found and found["command"]:
            symbol["deviceCommand"] = True
    return sorted(symbols, key=lambda symbol: symbol["line"])


def _symbol(kind: str, name: str, header: Header, line: int, **facts) -> dict:
    return {"name": name, "kind": kind, "file": FOLDER + header.name, "line": line, **facts}


def _macros(header: Header):
    for directive in header.directives:
        if found := DEFINE.match(directive.text):
            yield _symbol("macro", found[1], header, directive.line, value=found[2])


def _declarations(header: Header):
    reader = Reader(header)
    flags: dict[str, str] = {}
    found = []
    while reader.more():
        if reader.take("extern"):
            reader.next()  # "C"
            reader.expect("{")
        elif reader.take("}"):
            continue  # of extern "C"
        elif token := reader.take("typedef"):
            symbol = _typedef(reader, header, token)
            found.append(symbol)
            if symbol["kind"] == "typedef" and symbol["type"] == "TiFlags":
                flags[symbol["name"].removesuffix("s") + "Bits"] = symbol["name"]
        else:
            found.append(_function(reader, header))
    for symbol in found:
        if symbol["name"] in flags:
            symbol["kind"] = "bitFlags"
            symbol["flags"] = flags[symbol["name"]]
    return found


def _typedef(reader: Reader, header: Header, start: Token) -> dict:
    keyword = reader.peek().text
    if keyword == "enum":
        reader.next()
        tag = reader.next().text
        values = _values(reader)
        return _symbol("enum", _closing_name(reader, tag), header, start.line, values=values)
    if keyword in ("struct", "union") and reader.peek(2).text == "{":
        reader.next()
        tag = reader.next().text
        reader.expect("{")
        fields = []
        while not reader.take("}"):
            fields.append(_variable(reader, (";",)))
        kind = "structure" if keyword == "struct" else "union"
        return _symbol(kind, _closing_name(reader, tag), header, start.line, fields=fields)
    declared = _variable(reader, (";",))
    handle = f"struct {declared['name']}_t *"
    if declared["type"] == handle:
        return _symbol("handle", declared["name"], header, start.line)
    return _symbol("typedef", declared["name"], header, start.line, type=declared["type"])


def _closing_name(reader: Reader, tag: str) -> str:
    token = reader.next()
    reader.expect(";")
    if token.text != tag:
        raise InventoryError(f"{reader.place(token)}: {token.text} has the tag {tag}; want one name for both")
    return tag


def _values(reader: Reader) -> list[dict]:
    reader.expect("{")
    values = []
    while not reader.take("}"):
        name = reader.next()
        reader.expect("=")
        tokens = reader.until((",", "}"))
        reader.take(",")
        text = "".join(token.text if token.text != "<<" else " << " for token in tokens)
        parts = text.split(" << ")
        value = int(parts[0], 0) << (int(parts[1], 0) if len(parts) > 1 else 0)
        entry = {"name": name.text, "value": value, "line": name.line}
        values.append(entry if text == str(value) else {**entry, "source": text})
    return values


def _variable(reader: Reader, ends: tuple[str, ...]) -> dict:
    """A field, a parameter or what a typedef names: type, name and, of an array, its length."""
    tokens = list(reader.until(ends))
    if reader.peek().text == ";":
        reader.next()
    length = {}
    if tokens[-1].text == "]":
        length = {"length": int(tokens[-2].text)}
        tokens = tokens[:-3]
    name = tokens.pop()
    if name.kind != "name" or not tokens:
        raise InventoryError(f"{reader.place(name)}: want a type and a name, found {name.text}")
    return {"name": name.text, "type": type_text(tokens), **length, "line": name.line}


def _function(reader: Reader, header: Header) -> dict:
    start = reader.expect("TI_DLL_EXPORT")
    tokens = [token for token in reader.until(("(",)) if token.text != "TI_API_CALL"]
    name = tokens.pop()
    reader.expect("(")
    parameters = []
    while not reader.take(")"):
        parameters.append(_variable(reader, (",", ")")))
        reader.take(",")
    reader.expect(";")
    parameters = [{key: value for key, value in entry.items() if key != "line"} for entry in parameters]
    signature = {"returns": type_text(tokens), "parameters": parameters}
    return _symbol("function", name.text, header, start.line, signature=signature)
