"""Joined files do what their modules did, and whatever cannot be joined is refused with its place."""

import pytest

from host.build.link import Linker

SHOP = """
import math
import prices
from prices import PRICE, cost as the_cost
from words import spoken
import words

_RATE = 2
total = 0

class Till:
    RATE = 3
    double = RATE * 2

    def take(self, PRICE):
        global total
        from prices import twice
        words.language = "fr"
        total += PRICE
        return [PRICE for PRICE in (twice(PRICE), the_cost(_RATE))], prices.cost(total), math.floor(2.5)

def bill(total):
    return total, PRICE, spoken(), prices._RATE
"""
PRICES = """
_RATE = 5
PRICE = 7

def cost(number=PRICE, PRICE=1):
    return number * _RATE * PRICE

def twice(number):
    return 2 * number
"""
WORDS = """
language = "en"

def spoken():
    return language
"""
USER = """
import shop
import words
from prices import PRICE as price, twice

till = shop.Till()
taken = till.take(10)
said = words.spoken(), words.language
bill = shop.bill(1)
words.language = "it"
after = words.spoken()
worth = twice(price)
all_in_all = shop.total
"""
RESULT = {
    "taken": ([20, 10], 50, 2),
    "said": ("fr", "fr"),
    "bill": (1, 7, "fr", 5),
    "after": "it",
    "worth": 14,
    "all_in_all": 10,
}


def run(folder, monkeypatch):
    """What the names of user.py are after it has run."""
    import importlib
    import sys

    for name in ("shop", "prices", "words", "user"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.syspath_prepend(str(folder))
    importlib.invalidate_caches()
    found = vars(importlib.import_module("user"))
    result = {name: found[name] for name in RESULT}
    for name in ("shop", "prices", "words", "user"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return result


def written(folder, files):
    folder.mkdir()
    for path, text in files.items():
        (folder / path).write_text(text)
    return folder


FILES = {"shop.py": SHOP, "prices.py": PRICES, "words.py": WORDS, "user.py": USER}


def test_joined_modules_do_what_they_did(tmp_path, monkeypatch):
    assert run(written(tmp_path / "plain", FILES), monkeypatch) == RESULT
    joined = Linker(FILES, {"shop": ["prices", "words"]}).link()
    assert sorted(joined) == ["shop.py", "user.py"]
    assert run(written(tmp_path / "joined", joined), monkeypatch) == RESULT


def test_a_program_from_outside_finds_what_was_joined(tmp_path, monkeypatch):
    files = {path: text for path, text in FILES.items() if path != "user.py"}
    linker = Linker(files, {"shop": ["prices", "words"]})
    joined = linker.link() | {"user.py": linker.outside(USER)}
    assert run(written(tmp_path / "joined", joined), monkeypatch) == RESULT


@pytest.mark.parametrize(
    "file, line, why",
    [
        ("user.py", "import prices\nhand_around = [prices]\n", "user.py, line 2: prices is used as a value"),
        ("rules/a.py", "import shop\n", "rules/b.py, line 1: rules.a is found by its name"),
        ("prices.py", "import shop\n", "import each other"),
        ("words.py", "total = 1\nprices__PRICE = 3\nimport sys as math\n", "math is imported from elsewhere"),
    ],
)
def test_what_cannot_be_joined_is_refused_with_its_place(file, line, why):
    files = FILES | {file: line, "rules/b.py": "unload('rules.a')\n"}
    taken = ["prices", "words"] + (["rules.a"] if file == "rules/a.py" else [])
    with pytest.raises(SystemExit, match=why):
        Linker(files, {"shop": taken}).link()
