"""Checks that an image contains every module that the modules frozen into it import."""

import ast
import re
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path

# A module of the interpreter and the symbol it is made of, as the interpreter's build lists them.
_REGISTERED = re.compile(r"MP_ROM_QSTR\(MP_QSTR_(\w+)\), MP_ROM_PTR\(&(\w+)\)")


class Incomplete(Exception):
    """The image lacks a module; the text says which, and what imports it."""


# Functions that must be in RAM.
CORE = ("gc_alloc", "mp_call_function_n_kw", "mp_execute_bytecode", "mp_load_attr", "nlr_jump")


def built_in(definitions: str, symbols: Iterable[str]) -> list[str]:
    """Return the names of the modules in `definitions` (genhdr/moduledefs.h) whose symbol was linked, sorted.

    The list itself also has modules that a board's configuration left out.
    """
    linked = set(symbols)
    return sorted({name for name, symbol in _REGISTERED.findall(definitions) if symbol in linked})


def linked(elf: Path) -> dict[str, int]:
    """Return {symbol: address} of what a linked program defines."""
    command = ["arm-none-eabi-nm", "--defined-only", str(elf)]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    return {name: int(address, 16) for address, _, name in (line.split() for line in lines)}


def frozen(folder: Path) -> set[str]:
    """Return the top names that imports of the modules frozen from a folder find there."""
    return {path.stem for path in folder.iterdir()}


def imported(tree: ast.AST) -> Iterator[str]:
    """Yield the top names that a module needs: not what may fail with ImportError, nor what is only for types."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Try) and any(_catches_import_error(handler) for handler in node.handlers):
            continue
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "_TYPE_CHECKING":
            continue  # the compiler drops it
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.split(".")[0]
        else:
            yield from imported(node)


def check(folder: Path, modules: Iterable[str]) -> None:
    """Raise Incomplete if a module frozen from `folder` imports one that is neither frozen nor among `modules`."""
    known = {*modules, *frozen(folder)}
    for path in sorted(folder.rglob("*.py")):
        for name in imported(ast.parse(path.read_text(encoding="utf-8"))):
            if name not in known:
                raise Incomplete(f"{path.relative_to(folder).as_posix()} imports {name}, which the image lacks")


def _catches_import_error(handler: ast.ExceptHandler) -> bool:
    caught = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
    return any(isinstance(one, ast.Name) and one.id == "ImportError" for one in caught)
