"""Has the firmware's functions run from the flash, where the one file to flash has put a second copy of their code.

CircuitPython loads all code into RAM: 50 KB in a game, of 165. A custom image would hold it in flash; this does the
same for an official one. `run_in_place` looks for each function's code in the flash and, where it finds the very same
bytes, has the function point there; the next collection takes the copy in RAM. What is not there, being newer or a
builder's own, stays in RAM, and so does everything on a board without that copy. `tools/host/build/in_place.py` writes
it, and says how it is laid out.

What is known of the interpreter (shown for versions 9 and 10): a function is four words of RAM, its type, where its
names are, what is nested in it, its code; what is nested is a list of pointers to three words, a kind, the code, what
is nested in that. Code holds no addresses. Bytes (fonts, pictures) have their content where a function has its code. A
memoryview is four words, its type, its kind, its length, its address.
"""

import sys
from array import array
from struct import pack, unpack

_TESTED = (9, 10)
_RAM = 0x20000000
_RAM_SIZE = 0x42000
_FLASH = 0x10000000
_END = 0xFF000  # of the firmware's part of the flash; behind it begins nvm
_MARK = b"QuipuXIP"

# The RAM as words and as bytes, the flash as bytes and as halves of words. As memoryviews they are read in 3 µs a time
# instead of 15, which makes 90 ms until the first screen.
_words = _bytes = _code = _halves = memoryview(b"")
# The table in the flash, in halves of words, and its slots; 0: there is no code in the flash.
_table = _slots = 0


def _generator():
    yield


# What has its code, or its content, in its fourth word.
_KINDS = (type(_generator), type(lambda: None), bytes)
# What holds a function in its second word.
_WRAPPED = (staticmethod, property)


def _open():
    global _words, _bytes, _code, _halves, _table, _slots
    if sys.implementation.version[0] not in _TESTED:
        return
    try:
        from memorymap import AddressRange

        tail = bytes(AddressRange(start=_FLASH + _END - 16, length=16)[:])
        ram = AddressRange(start=_RAM, length=_RAM_SIZE)
    except (ImportError, ValueError):
        return
    if not tail.startswith(_MARK):
        return

    def view(kind, start, size):
        made = memoryview(array(kind, (0,)))
        at = id(made) - _RAM
        ram[at + 8 : at + 16] = pack("<II", size, start)
        return made

    _words = view("I", _RAM, _RAM_SIZE >> 2)
    if len(_words) != _RAM_SIZE >> 2:
        return  # a memoryview is something else here
    _bytes = view("B", _RAM, _RAM_SIZE)
    _code = view("B", _FLASH, _END)
    _halves = view("H", _FLASH, _END >> 1)
    table, _slots = unpack("<II", tail[len(_MARK) :])
    _table = table >> 1


def run_in_place(names):
    """Have the functions of a module run from the flash: those among its globals() and in the classes there. Large
    constants are read from there as well.

    For the end of a module, before anything of it runs: where a function is under way its code must not go.
    """
    if not _slots:
        return
    for value in names.values():
        at = id(value) - _RAM >> 2
        if at < 0:
            continue  # the interpreter's own
        if type(value) in _KINDS:
            if value is not run_in_place and value is not _move:  # these are under way
                _move(at + 3, at + 2)
        elif type(value) is type:
            for inner in value.__dict__.values():
                at = id(inner) - _RAM >> 2
                if at < 0:
                    continue
                if type(inner) in _WRAPPED:
                    at = _words[at + 1] - _RAM >> 2
                elif type(inner) not in _KINDS:
                    continue
                _move(at + 3, at + 2)


def _move(code, nested):
    """Have the word number `code` of the RAM point to the flash, and those of what is nested, which `nested` knows."""
    at = _words[code] - _RAM
    if not 0 <= at < _RAM_SIZE - 16:
        return  # it does already
    word = at >> 2
    slot = (_words[word + 2] ^ _words[word + 3]) % _slots
    entry = _halves[_table + slot]
    while entry:
        entry = _table + 2 * entry
        start = 2 * entry + 4
        size = _halves[entry]
        if _code[start : start + size] == _bytes[at : at + size]:
            _words[code] = _FLASH + start
            number = _halves[entry + 1]
            while number:
                number -= 1
                inner = _words[(_words[nested] - _RAM >> 2) + number] - _RAM >> 2
                _move(inner + 1, inner + 2)
            return
        slot = (slot + 1) % _slots
        entry = _halves[_table + slot]


_open()
