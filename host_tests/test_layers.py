"""Check the imports that import-linter can't, Python that the board lacks, and what the documents say of both.

import-linter has its contracts in pyproject.toml.
"""

import ast
import graphlib
import importlib
import re
import tomllib

import pytest

from host.build import modules
from host.paths import PROJECT, TOOLS

FILES = modules.firmware_files()

# Modules of the runtimes: known in drivers/ only.
RUNTIME = {
    # CircuitPython
    "alarm", "board", "busio", "digitalio", "keypad", "microcontroller", "storage", "supervisor",
    "traceback", "usb_cdc",
    "machine", "_rp2", "select",  # MicroPython
    "adafruit_ssd1306", "adafruit_framebuf",
}  # fmt: skip
# Modules that both runtimes have on a Pico, and the host.
EVERYWHERE = {"array", "binascii", "errno", "gc", "io", "math", "micropython", "os", "random", "struct", "sys", "time"}
# Modules that exist for types alone.
FOR_TYPES = ("collections.abc", "types", "typing", "typing_extensions")
OURS = {path.split("/")[0].removesuffix(".py") for path in FILES}


def tree_of(path):
    return ast.parse(FILES[path].read_text(encoding="utf-8"), path)


def module_of(path):
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def needed_by(path):
    """Yield a file's imports, at any depth: the whole name, and the module alone if the last part may be its name."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            yield from ((alias.name, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((f"{node.module}.{alias.name}", node.module) for alias in node.names)


def is_for_types(node):
    """Whether a statement is `if _TYPE_CHECKING:`, which the compiler for the board drops."""
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "_TYPE_CHECKING"


def imports_of(path):
    """The top names a file imports; a relative import counts as its own folder. FOR_TYPES are free in their block."""
    names = set()
    tree = tree_of(path)
    for block in filter(is_for_types, ast.walk(tree)):
        block.body = [node for node in block.body if getattr(node, "module", "") not in FOR_TYPES]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add(path.split("/")[0] if node.level else (node.module or "").split(".")[0])
    return names


@pytest.mark.parametrize("path", FILES)
def test_imports_only_what_is_on_every_board(path):
    allowed = OURS | EVERYWHERE
    if path.startswith("drivers/"):
        allowed |= RUNTIME
    assert imports_of(path) <= allowed


@pytest.mark.parametrize("path", FILES)
def test_writes_no_python_that_the_board_lacks_or_pays_for(path):
    for node in ast.walk(tree_of(path)):
        where = f"{path}:{getattr(node, 'lineno', 0)}"
        assert not isinstance(node, ast.Match | ast.TryStar | ast.AsyncFunctionDef), where
        if isinstance(node, ast.FunctionDef):
            assert not node.args.posonlyargs, where + " positional-only"
        if isinstance(node, ast.FormattedValue):
            assert node.conversion in (-1, ord("r")), where
            assert not any(isinstance(part, ast.FormattedValue) for part in ast.walk(node) if part is not node), where
        if isinstance(node, ast.ExceptHandler):
            assert node.type is not None, where + " bare except"


def test_the_contracts_know_every_package_of_the_firmware():
    told = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    packages = {path.split("/")[0] for path in FILES if "/" in path}
    assert packages <= set(told["root_packages"])
    (contract,) = [one for one in told["contracts"] if one["name"] == "The firmware knows nothing of the tools"]
    assert packages == set(contract["source_modules"])


def test_no_module_needs_one_that_needs_it():
    """A package is there for its modules."""
    needs = {module_of(path): set() for path in FILES}
    for path in FILES:
        needs[module_of(path)] = {whole if whole in needs else module for whole, module in needed_by(path)}
    graphlib.TopologicalSorter(needs).prepare()  # CycleError names them


GAMES = [
    path.split("/")[1].removesuffix(".py")
    for path in FILES
    if path.startswith("rules/") and f"words/en/{path.split('/')[1].removesuffix('.py')}.py" in FILES
]


@pytest.mark.parametrize("path", FILES)
def test_only_a_game_knows_a_game(path):
    """A game is a module or package of rules/ that has words of its name; no screen, flow or record names one."""
    assert "score_pad" in GAMES and "bronze_age" in GAMES
    known = {whole.split(".")[1] for whole, _ in needed_by(path) if whole.startswith("rules.")}
    assert path.startswith("rules/") and path.split("/")[1].removesuffix(".py") in GAMES or not known & set(GAMES)


# Interchangeable modules: runtimes, languages, generated pictures; and those that start the program.
NAMED_ALIKE = ("drivers/circuitpy/", "drivers/micropy/", "words/", "pictures/", "fonts/", "main.py", "boot.py")


def test_no_public_constant_has_two_values():
    values = {}
    for path in FILES:
        if path.startswith(NAMED_ALIKE):
            continue
        module = importlib.import_module(module_of(path))
        for name, value in vars(module).items():
            if name.isupper() and not name.startswith("_"):
                values.setdefault(name, {}).setdefault(repr(value), []).append(path)
    assert not {name: found for name, found in values.items() if len(found) > 1}


def test_no_tool_has_the_name_of_a_module_of_the_firmware():
    """Else the order of the folders on the path would decide what is imported."""
    tools = {path.stem for path in TOOLS.glob("*.py")} | {path.parent.name for path in TOOLS.glob("*/__init__.py")}
    assert not tools & OURS


ARCHITECTURE, DRIVERS = [
    (PROJECT / "docs" / "dev" / name).read_text(encoding="utf-8") for name in ("architecture.md", "drivers.md")
]


def members_of(path, name):
    """Return the members of a class, and of its base in drivers/panel.py: arguments by method, None for attributes."""
    kind = next(node for node in tree_of(path).body if isinstance(node, ast.ClassDef) and node.name == name)
    found = members_of("drivers/panel.py", "Panel") if "Panel" in map(ast.unparse, kind.bases) else {}
    for node in ast.walk(kind):
        if isinstance(node, ast.Attribute | ast.Name) and isinstance(node.ctx, ast.Store):
            found[node.attr if isinstance(node, ast.Attribute) else node.id] = None
    for node in kind.body:
        if isinstance(node, ast.FunctionDef):
            found[node.name] = [argument.arg for argument in node.args.args if argument.arg != "self"]
    return found


def table_after(heading, document):
    """Return the first cells of each row of the first table below a heading."""
    table = re.search(rf"## {heading}\n.*?\n(\|.*?)\n\n", document, re.S)[1]
    return [[cell.strip() for cell in row.split("|")[1:-1]] for row in table.split("\n")[2:]]


def methods_in(cell):
    """Return (name, arguments, or None without brackets) of the members that a cell names."""
    named = re.findall(r"`(\w+)(?:\(([^)]*)\))?[^`]*`", cell)
    return [(name, re.findall(r"(\w+)(?:=[^,]*)?", args) if f"{name}(" in cell else None) for name, args in named]


@pytest.mark.parametrize("runtime", ["circuitpy", "micropy"])
def test_each_runtime_has_the_drivers_methods_of_the_document(runtime):
    thing = ""
    for first, cell, _ in table_after("The contract between the app and the drivers", DRIVERS):
        thing = first or thing
        for name, arguments in methods_in(cell):
            members = members_of(f"drivers/{runtime}/{thing}.py", thing.title())
            assert name in members, f"{thing}.{name}"
            assert members[name] is None or members[name] == arguments, f"{thing}.{name}"


def test_the_document_has_the_methods_of_the_canvas_and_no_other():
    told = dict(method for cell, _ in table_after("The canvas", DRIVERS) for method in methods_in(cell))
    members = {name: args for name, args in members_of("canvas.py", "Canvas").items() if args is not None}
    assert told == {name: args for name, args in members.items() if not name.startswith("_")}


def room_of(path):
    return path.split("/")[0] + ("/" if "/" in path else "")


def test_the_document_names_every_room_where_the_folders_are_listed():
    listed = set(re.findall(r"[a-z_]+(?:\.py|/)", ARCHITECTURE.split("```")[1]))
    assert {room_of(path) for path in FILES} <= listed


def test_each_room_imports_only_what_the_documents_table_allows():
    rows = [(re.findall(r"`([^`]+)`", first), said) for first, said in table_after("Who may import whom", ARCHITECTURE)]
    order = {room: number for number, (rooms, _) in enumerate(rows) for room in rooms}
    assert set(order) == {room_of(path) for path in FILES}
    for path in FILES:
        room = room_of(path)
        said = rows[order[room]][1]
        allowed = {
            other for other, number in order.items() if number > order[room] - ("none knows another" not in said)
        }
        if said.startswith("only "):
            allowed &= set(re.findall(r"`([^`]+)`", said.split(";")[0]))
        used = {name + ("/" if name + "/" in order else ".py") for name in imports_of(path) & OURS}
        assert used - {room} <= allowed, path
