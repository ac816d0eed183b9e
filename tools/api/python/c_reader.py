"""Reads the tokens of a header one after the other."""

from c_tokens import Header, Token
from source import InventoryError


class Reader:
    """A place in the tokens of a header; errors name file and line."""

    def __init__(self, header: Header):
        self.header = header
        self.at = 0

    def more(self) -> bool:
        return self.at < len(self.header.tokens)

    def peek(self, ahead: int = 0) -> Token:
        if self.at + ahead >= len(self.header.tokens):
            raise InventoryError(f"{self.header.name}: ends inside a declaration")
        return self.header.tokens[self.at + ahead]

    def next(self) -> Token:
        token = self.peek()
        self.at += 1
        return token

    def take(self, text: str) -> Token | None:
        """The next token if it is this one."""
        return self.next() if self.peek().text == text else None

    def expect(self, text: str) -> Token:
        token = self.next()
        if token.text != text:
            raise InventoryError(f"{self.place(token)}: want {text}, found {token.text}; extend c_headers.py")
        return token

    def until(self, ends: tuple[str, ...]) -> list[Token]:
        """The tokens before the first of the ends, which stays."""
        tokens = []
        while self.peek().text not in ends:
            tokens.append(self.next())
        return tokens

    def place(self, token: Token) -> str:
        return f"{self.header.name}:{token.line}"


def type_text(tokens: list[Token]) -> str:
    """A type as one writes it: `const char **`."""
    words = [token.text for token in tokens if token.text != "*"]
    stars = sum(token.text == "*" for token in tokens)
    return " ".join(words) + (" " + "*" * stars if stars else "")
