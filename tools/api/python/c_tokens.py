"""Tokens of a C header: names, numbers and signs, each with its line; comments and preprocessor lines are not tokens."""

import re
from dataclasses import dataclass

from source import InventoryError

TOKEN = re.compile(
    r"""
    (?P<space>\s+)
    | (?P<comment>//[^\n]*|/\*.*?\*/)
    | (?P<directive>\#(?:\\\n|[^\n])*)
    | (?P<name>[A-Za-z_]\w*)
    | (?P<number>0[xX][0-9a-fA-F]+|\d+)
    | (?P<string>"[^"\n]*")
    | (?P<sign><<|[{}()\[\];,*=\-:])
    """,
    re.VERBOSE | re.DOTALL,
)


@dataclass(frozen=True)
class Token:
    kind: str
    text: str
    line: int


@dataclass(frozen=True)
class Header:
    """What a header is made of: its tokens, its `#define` lines and its comments, each in order."""

    name: str
    tokens: tuple[Token, ...]
    directives: tuple[Token, ...]
    comments: tuple[Token, ...]


def read_header(name: str, text: str) -> Header:
    """Splits a header; raises an InventoryError that names file and line at a character that no rule takes."""
    found: dict[str, list[Token]] = {"token": [], "directive": [], "comment": []}
    at, line = 0, 1
    while at < len(text):
        match = TOKEN.match(text, at)
        if not match:
            raise InventoryError(f"{name}:{line}: {text[at]!r} is no part of C that c_tokens.py knows; add it there")
        kind = match.lastgroup or ""
        if kind != "space":
            found[kind if kind in found else "token"].append(Token(kind, match.group(), line))
        line += match.group().count("\n")
        at = match.end()
    return Header(name, *(tuple(found[kind]) for kind in ("token", "directive", "comment")))
