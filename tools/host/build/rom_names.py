"""Names for the board that cost no memory there: those that the interpreter's image holds already.

An interpreter keeps every name it meets (of an attribute, an argument, a function, a global) once and for ever, in
about 16 bytes of RAM, and searches all of them for each new one. The image brings some 1,900 in flash, for its own
modules, of which a game's rules need few. So in what is compiled for a board the firmware's own names are exchanged
for such ones: 18 KB of RAM on CircuitPython, of 110.

What must stay is left as it is: whatever is not made by the firmware, is also a text in it, is found in the generated
words and pictures, or is read by people (what starts, exceptions). Lines stay where they are.
"""

import ast
import builtins
import io
import keyword
import struct
import tokenize
from collections import Counter
from collections.abc import Iterable, Mapping

from host.paths import TOOLS, AnyPath

FOLDER = TOOLS / "names"
# Looked up by their names at run time.
_FOUND_BY_NAME = ("words/", "pictures/", "fonts/")
# Read as they are by whoever opens the drive.
_STARTED = ("main.py",)
# What exceptions and other objects of the interpreter call their own.
_THEIRS = {"args", "value", "errno", "code", "filename", "strerror", "characters_written", "real", "imag"}
_UF2_BLOCK = struct.Struct("<8I476s4x")


def brought(runtime: str) -> list[str]:
    """The names that every official image of a runtime brings, from tools/names/."""
    return (FOLDER / f"{runtime}.txt").read_text(encoding="utf-8").split()


class Renaming:
    """Which names become which, for all files that go onto a board: {path: source}."""

    def __init__(self, sources: Mapping[str, str], libraries: Iterable[str], brought: Iterable[str]):
        kept = set(keyword.kwlist) | set(dir(builtins)) | _THEIRS
        made: Counter[str] = Counter()
        written: set[str] = set()
        for path, source in sources.items():
            written |= _names(source)
            kept.update(path[:-3].split("/"))
            if path.startswith(_FOUND_BY_NAME) and not path.endswith("__init__.py") or path in _STARTED:
                kept |= _names(source)
            else:
                _count(ast.parse(source), made, kept)
        for source in libraries:
            kept |= _names(source)
        there = set(brought)
        ours = [name for name in made if name not in kept and name not in there and not name.startswith("__")]
        free = sorted(there - kept - written, key=lambda name: (len(name), name))
        # The most used ones first: an image may bring too few.
        self.names = dict(zip(sorted(ours, key=lambda name: (-made[name], name)), free, strict=False))

    def rename(self, source: str) -> str:
        """Return a file's text with its names exchanged."""
        lines = source.splitlines(True)
        found = [token for token in _tokens(source) if token.type == tokenize.NAME and token.string in self.names]
        for token in reversed(found):
            line, column = token.start
            text = lines[line - 1]
            lines[line - 1] = text[:column] + self.names[token.string] + text[column + len(token.string) :]
        return "".join(lines)


def _tokens(source: str) -> list[tokenize.TokenInfo]:
    return list(tokenize.generate_tokens(io.StringIO(source).readline))


def _names(source: str) -> set[str]:
    return {token.string for token in _tokens(source) if token.type == tokenize.NAME}


def _count(tree: ast.Module, made: Counter[str], kept: set[str]) -> None:
    """Count the names that a file makes; add to `kept` what must stay."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            if isinstance(node.ctx, ast.Store):
                made[node.attr] += 1
        elif isinstance(node, ast.arg):
            made[node.arg] += 1
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            made[node.name] += 1
            bases = {base.id for base in getattr(node, "bases", ()) if isinstance(base, ast.Name)}
            if any(isinstance(getattr(builtins, base, None), type) for base in bases):
                kept.add(node.name)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            kept.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            raise SystemExit(f"names: line {node.lineno}: names in an f-string are not found; use format or %")
    _count_assigned(tree.body, made, kept)


def _count_assigned(body: Iterable[ast.stmt], made: Counter[str], kept: set[str]) -> None:
    for statement in body:
        if isinstance(statement, ast.ClassDef):
            _count_assigned(statement.body, made, kept)
        elif not isinstance(statement, ast.FunctionDef):
            for node in ast.walk(statement):
                if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                    made[node.id] += 1
                    if node.id.startswith("_") and _constant(statement):
                        kept.add(node.id)  # the compiler puts the number in its place


def _constant(statement: ast.stmt) -> bool:
    value = getattr(statement, "value", None)
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "const"


def of_image(path: AnyPath) -> set[str]:
    """The names that an official image (.uf2) brings. Raises SystemExit if it is none.

    They stand in pools: a header that ends with how many there are and where their lengths stand, then the address of
    each.
    """
    start, flash = _flash(path)
    words = struct.unpack(f"<{len(flash) // 4}I", flash[: len(flash) // 4 * 4])
    found: set[str] = set()
    for at in range(len(words) - 60):
        count = words[at]
        if not 50 <= count <= 8000 or at + 3 + count > len(words):
            continue
        for header in (2, 3):  # with and without a table of hashes
            names = _pool(flash, start, words[at + header - 1], words[at + header : at + header + count])
            if names:
                found |= names
    if not found:
        raise SystemExit(f"{path}: no names in it; is it an image of an interpreter for the Pico?")
    return found


def _pool(flash: bytes, start: int, lengths: int, addresses: tuple[int, ...]) -> set[str] | None:
    names = set()
    for number, address in enumerate(addresses):
        at, length_at = address - start, lengths - start + number
        if not 0 <= at < len(flash) or not 0 <= length_at < len(flash):
            return None
        name = flash[at : at + flash[length_at] + 1]
        if not name.endswith(b"\0") or b"\0" in name[:-1]:
            return None
        names.add(name[:-1].decode("latin-1"))
    return names


def _flash(path: AnyPath) -> tuple[int, bytes]:
    """The address and the content of the flash that a .uf2 file fills."""
    with open(path, "rb") as file:
        data = file.read()
    blocks = {}
    for at in range(0, len(data) - 511, 512):
        magic, _, flags, address, size, _, _, _, content = _UF2_BLOCK.unpack(data[at : at + 512])
        if magic == 0x0A324655 and not flags & 1:
            blocks[address] = content[:size]
    if not blocks:
        raise SystemExit(f"{path}: not a .uf2 file")
    start = min(blocks)
    flash = bytearray(max(blocks) + 256 - start)
    for address, content in blocks.items():
        flash[address - start : address - start + len(content)] = content
    return start, bytes(flash)


def write(runtime: str, images: Iterable[AnyPath]) -> int:
    """Write the names that all images bring to tools/names/; return how many."""
    names = set.intersection(*[of_image(image) for image in images])
    good = sorted(name for name in names if name.isidentifier() and name.isascii() and not name.startswith("_"))
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{runtime}.txt").write_text("".join(name + "\n" for name in good), encoding="utf-8", newline="\n")
    return len(good)
