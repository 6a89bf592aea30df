"""The code that runs from the flash: what is laid there is found again, byte for byte, and nothing else is touched.

Here RAM and flash are models of their bytes; on the emulated Pico `test_pico_games.py` plays with it.
"""

import struct

import pytest

from host.build import bundle, in_place
from host.build.in_place import END, area, functions_of
from host.build.mpy import Function, Mpy

from drivers.circuitpy import in_place as firmware

RAM = 0x20000000
FLASH = 0x10000000
SIZE = 0x42000
SOURCE = """
LINES = ("one", ("two", 3), b"four", 10**20)
def plain(a):
    return a + 1
class Thing:
    def method(self):
        return [x * 2 for x in self.all()]
    def all(self):
        def inner():
            return lambda: 5
        yield inner()
"""


@pytest.fixture(scope="module")
def functions(tmp_path_factory):
    return functions_of(bundle.build("circuitpython", build_folder=str(tmp_path_factory.mktemp("bundle"))))


class Board:
    """RAM and flash as bytes; functions lie in RAM as the interpreter keeps them."""

    def __init__(self, start, content, monkeypatch):
        self.ram = bytearray(SIZE)
        self.flash = bytearray(b"\xff" * END)
        self.flash[start:END] = content
        self._free = 16
        mark, table, slots = self.flash[END - 16 : END - 8], *struct.unpack("<II", self.flash[END - 8 : END])
        assert mark == b"QuipuXIP"
        values = {
            "_bytes": memoryview(self.ram),
            "_words": memoryview(self.ram).cast("I"),
            "_code": memoryview(self.flash),
            "_halves": memoryview(self.flash).cast("H"),
            "_table": table >> 1,
            "_slots": slots,
        }
        for name, value in values.items():
            monkeypatch.setattr(firmware, name, value)

    def put(self, content):
        """Give so many bytes a place; return it."""
        at = self._free
        self.ram[at : at + len(content)] = content
        self._free += -(-len(content) // 16) * 16
        return at

    def function(self, code, nested=()):
        """Make a function: where its four words are. `nested` are those in it: (code, nested) each."""
        return self.put(struct.pack("<IIII", FLASH + 8, 0, *self._parts(code, nested)))

    def _parts(self, code, nested):
        inner = [self.put(struct.pack("<III", 2, *reversed(self._parts(*one)))) + RAM for one in nested]
        return self.put(struct.pack(f"<{len(inner)}I", *inner)) + RAM if inner else 0, self.put(code) + RAM

    def move(self, function):
        """What `run_in_place` does with a function that it finds."""
        firmware._move((function >> 2) + 3, (function >> 2) + 2)

    def code_of(self, at, size):
        """The code that the word at `at` points to, and whether that lies in the flash."""
        pointer = struct.unpack_from("<I", self.ram, at)[0]
        memory, place = (self.ram, pointer - RAM) if pointer >= RAM else (self.flash, pointer - FLASH)
        return bytes(memory[place : place + size]), memory is self.flash


def test_a_compiled_module_is_read_with_all_that_is_nested_in_its_functions(tmp_path):
    source = tmp_path / "small.py"
    source.write_text(SOURCE)
    bundle.compile_mpy(str(source), str(tmp_path / "small.mpy"), "small", True)
    module = Mpy((tmp_path / "small.mpy").read_bytes())
    found = list(module.functions())
    # plain; the body of Thing with its two methods; what is nested in these.
    assert [function.nested for function in found] == [0, 2, 1, 0, 1, 1, 0]
    assert len({function.code for function in found}) == len(found)
    assert module.constants == [b"four"]


def test_what_is_no_such_module_is_said():
    with pytest.raises(ValueError, match="version 5"):
        list(Mpy(b"M\x05\0\x1f").functions())


def test_each_function_of_the_firmware_is_found_in_the_flash_byte_for_byte(functions, monkeypatch):
    assert len(functions) > 1000
    held = area(functions)
    for code, nested in functions:
        if nested:
            continue  # see below
        board = Board(*held, monkeypatch)
        function = board.function(code)
        before = bytes(board.ram)
        board.move(function)
        assert board.code_of(function + 12, len(code)) == (code, True)
        assert board.ram[: function + 12] == before[: function + 12]
        assert board.ram[function + 16 :] == before[function + 16 :]


def test_what_is_nested_in_a_function_comes_along(monkeypatch):
    codes = [bytes((number,)) * (16 + 3 * number) for number in range(1, 4)]
    outer, inner, innermost = codes
    board = Board(*area([Function(outer, 1), Function(inner, 1), Function(innermost, 0)]), monkeypatch)
    function = board.function(outer, [(inner, [(innermost, [])])])
    board.move(function)
    assert board.code_of(function + 12, len(outer)) == (outer, True)
    listed = struct.unpack_from("<I", board.ram, function + 8)[0] - RAM
    first = struct.unpack_from("<I", board.ram, listed)[0] - RAM
    assert board.code_of(first + 4, len(inner)) == (inner, True)
    listed = struct.unpack_from("<I", board.ram, first + 8)[0] - RAM
    second = struct.unpack_from("<I", board.ram, listed)[0] - RAM
    assert board.code_of(second + 4, len(innermost)) == (innermost, True)


def test_code_that_differs_by_one_byte_stays_in_ram_wherever_that_byte_is(functions, monkeypatch):
    code = max(function.code for function in functions if len(function.code) < 60)
    for place in range(len(code)):
        board = Board(*area(functions), monkeypatch)
        other = code[:place] + bytes((code[place] ^ 0x40,)) + code[place + 1 :]
        function = board.function(other)
        before = bytes(board.ram)
        board.move(function)
        assert board.ram == before


def test_functions_that_share_their_slot_are_told_apart(monkeypatch):
    """The slot is made of the third and fourth word of the code: here all have the same."""
    alike = [Function(bytes((number,)) * 8 + b"the same" + bytes((number,)), 0) for number in range(40)]
    board = Board(*area(alike), monkeypatch)
    for code, _ in alike:
        function = board.function(code)
        board.move(function)
        assert board.code_of(function + 12, len(code)) == (code, True)


def test_the_layout_is_the_same_on_both_sides():
    assert (in_place.END, in_place.MARK) == (firmware._END, firmware._MARK)
