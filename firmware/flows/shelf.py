"""List the score sheets of the drive's folder and of the image, and read the one that is chosen.

Nothing is read before the list opens, and then only the head of each file. Faults of a file are reported when it is
chosen.
"""

import gc

import drive
import words
from catalogue import SHEETS
from engine.prompts import Notice
from flows.known_games import SHEET, load_sheets, read_sheet
from flows.titles import LINES, title_in, titles_of
from micropython import const
from persistence.pairs import unpack
from screens.shelf import ShelfScreen
from ui.signal import BACK
from ui.view import Ask

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from device import Device
    from ui.view import Asking

# Bytes read of a file for its title, and of the chosen one: more than a sheet may have in UTF-16.
_HEAD = const(256)
_WHOLE = const(4100)
_ENDING = const(".txt")
# Files after which memory is collected: otherwise their rows would fragment the heap.
_TIDY = const(16)
# Sheets played most often that are listed above all others.
_MAX_OFTEN_PLAYED = const(5)
# Articles that titles are sorted without, by language.
_ARTICLES = {
    "en": ("THE ", "A "),
    "de": ("DER ", "DIE ", "DAS "),
    "fr": ("LE ", "LA ", "LES ", "L'"),
    "it": ("IL ", "LO ", "LA ", "I ", "GLI ", "LE ", "L'"),
    "es": ("EL ", "LA ", "LOS ", "LAS "),
}
_ACCENTED = const("ÀÁÂÄÆÇÈÉÊËÌÍÎÏÑÒÓÔÖŒÙÚÛÜŸàáâäæçèéêëìíîïñòóôöœùúûüÿ")
_PLAIN = const("AAAAACEEEEIIIINOOOOOUUUUYAAAAACEEEEIIIINOOOOOUUUUY")


class Shelf:
    """The list of all sheets by title in the current language, after those played most often.

    played: how often each game was played, by its name.
    """

    def __init__(self, played: "dict[str, int]") -> None:
        # Sorting text, title, name of its file or number, how often it was played.
        self._sheets: "list[tuple[str, str, str | int, int]]" = []
        for number, packed in enumerate(SHEETS):
            self._add(number, unpack(packed, LINES), played)
        for number, name in enumerate(drive.sheet_files()):
            if not number % _TIDY:
                gc.collect()
            try:
                head = drive.sheet_file(name, _HEAD)
                if head and len(head) == _HEAD and not titles_of(head)[0]:  # comments come first
                    head = drive.sheet_file(name, _WHOLE)
            except OSError:
                head = b""
            if head is not None:
                self._add(name, head if name.lower().endswith(_ENDING) else b"", played)
        self._sheets.sort(key=lambda sheet: (sheet[0], str(sheet[2])))
        often = [i for i, sheet in enumerate(self._sheets) if sheet[3]]
        often.sort(key=lambda i: (-self._sheets[i][3], i))  # MicroPython keeps no order of equal ones
        self._order = often[:_MAX_OFTEN_PLAYED]
        self.first = len(self._order)  # of those in the order of the letters

    def _add(self, where: "str | int", head: bytes, played: "dict[str, int]") -> None:
        titles, languages = titles_of(head)
        title = title_in(titles, languages, words.language) or str(where)
        self._sheets.append((plain(title), title, where, played.get(SHEET + titles[0], 0) if titles else 0))

    def __len__(self) -> int:
        return self.first + len(self._sheets)

    def _sheet(self, i: int) -> "tuple[str, str, str | int, int]":
        return self._sheets[self._order[i] if i < self.first else i - self.first]

    def title(self, i: int) -> str:
        """Return the title of sheet `i`, or the name of its file if it has none."""
        return self._sheet(i)[1]

    def letter(self, i: int) -> str:
        """Return the first letter of its title; "" for those played most often."""
        return "" if i < self.first else self._sheet(i)[0][:1]

    def times(self, i: int) -> str:
        """Return how often one of those played most often was played, as text; else ""."""
        return "%d×" % self._sheet(i)[3] if i < self.first else ""

    def beside(self, i: int) -> str:
        """Return the name of its file if another one has the same title; else ""."""
        at = self._order[i] if i < self.first else i - self.first
        sheet = self._sheets[at]
        for other in self._sheets[max(0, at - 1) : at + 2]:
            if other is not sheet and other[1] == sheet[1] and not isinstance(sheet[2], int):
                return sheet[2]
        return ""

    def name(self, i: int) -> str:
        """Return the name of its file, or the title of one that came with the image."""
        sheet = self._sheet(i)
        return sheet[1] if isinstance(sheet[2], int) else sheet[2]

    def read(self, i: int) -> "tuple[str, bytes]":
        """Return the name of the game by sheet `i`, and that sheet, packed.

        Raises ValueError with the lines that say what is wrong with it.
        """
        where = self._sheet(i)[2]
        if isinstance(where, int):
            return read_sheet(unpack(SHEETS[where]), SHEETS[where])
        if not where.lower().endswith(_ENDING):
            raise ValueError(("sheet_ending",))
        try:
            data = drive.sheet_file(where, _WHOLE)
        except OSError:
            data = None
        if data is None:
            raise ValueError(("sheet_unreadable",))
        return read_sheet(data)


def choose_sheet(device: "Device", at: int) -> "Asking[tuple[str | None, bytes, int]]":
    """Ask which sheet to play, starting at row `at`; return (name of its game or None, the sheet, packed, its row)."""
    shelf = Shelf(device.finished.played())
    while True:
        answer = yield Ask(ShelfScreen("more_games", shelf, at), later=load_sheets)
        if answer is BACK:
            return None, b"", at
        at = int.from_bytes(answer, "little")
        try:
            game, sheet = shelf.read(at)
            return game, sheet, at
        except ValueError as error:
            labels = error.args[0]
            # Line 0 is the file as a whole.
            yield Notice(":" + shelf.name(at), None, labels[1:] if labels[0][-1] == 0 else labels)


def plain(title: str) -> str:
    """Return what a title is sorted by: its letters in capitals, without accents, article and what is before it."""
    begin = 0  # lstrip takes single bytes of letters on MicroPython
    while begin < len(title) - 1 and title[begin] in "¡¿«“„‘’'\"( ":
        begin += 1
    title = title[begin:]
    found = title.upper()
    if len(title.encode()) != len(title):
        found = ""
        for letter in title:
            at = _ACCENTED.find(letter)
            found += letter.upper() if at < 0 else _PLAIN[at]
    for article in _ARTICLES.get(words.language, ()):
        if found.startswith(article) and len(found) > len(article):
            return found[len(article) :]
    return found
