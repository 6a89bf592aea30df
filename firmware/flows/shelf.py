"""The score sheets there are, those in the drive's folder and those that came with the image: their list, reading one.

Nothing is read before somebody wants to see the list. Of each file it reads the head; what is wrong with one is told
when that one is chosen.
"""

import gc

import drive
import words
from catalogue import SHEETS
from engine.prompts import Notice
from flows.known_games import SHEET, read_sheet
from flows.titles import LINES, title_in, titles_of
from micropython import const
from persistence.pairs import unpack
from screens.shelf import ShelfScreen
from ui.signal import BACK

# Bytes that are read of a file to know its title, and of one that is chosen: more than a sheet may have in UTF-16.
_HEAD = const(256)
_WHOLE = const(4100)
_ENDING = const(".txt")
# After so many files the memory is collected: what stays of them would lie all over it, and leave no room in one piece.
_TIDY = const(16)
# So many of those played most often stand above all others.
_MOST = const(5)
_ACCENTED = const("ÀÁÂÄÆÇÈÉÊËÌÍÎÏÑÒÓÔÖŒÙÚÛÜŸàáâäæçèéêëìíîïñòóôöœùúûüÿ")
_PLAIN = const("AAAAACEEEEIIIINOOOOOUUUUYAAAAACEEEEIIIINOOOOOUUUUY")


class Shelf:
    """The list of all sheets, by their titles in the language of the day; before them those played most often.

    played: how often each game was, by its name.
    """

    def __init__(self, played):
        self._sheets = []  # sorting text, title, name of its file or number, how often it was played
        for number, packed in enumerate(SHEETS):
            self._add(number, unpack(packed, LINES), played)
        for number, name in enumerate(drive.sheet_files()):
            if not number % _TIDY:
                gc.collect()
            try:
                head = drive.sheet_file(name, _HEAD)
                if head and len(head) == _HEAD and not titles_of(head)[0]:  # comments stand before
                    head = drive.sheet_file(name, _WHOLE)
            except OSError:
                head = b""
            if head is not None:
                self._add(name, head if name.lower().endswith(_ENDING) else b"", played)
        self._sheets.sort(key=lambda sheet: (sheet[0], str(sheet[2])))
        often = [i for i, sheet in enumerate(self._sheets) if sheet[3]]
        often.sort(key=lambda i: -self._sheets[i][3])
        self._order = often[:_MOST]
        self.first = len(self._order)  # of those in the order of the letters

    def _add(self, where, head, played):
        titles, languages = titles_of(head)
        title = title_in(titles, languages, words.language) or where
        self._sheets.append((plain(title), title, where, played.get(SHEET + titles[0], 0) if titles else 0))

    def __len__(self):
        return self.first + len(self._sheets)

    def _sheet(self, i):
        return self._sheets[self._order[i] if i < self.first else i - self.first]

    def title(self, i):
        """The title of sheet `i`, or the name of its file where it has none."""
        return self._sheet(i)[1]

    def letter(self, i):
        """The first letter of its title; "" for those played most often."""
        return "" if i < self.first else self._sheet(i)[0][:1]

    def times(self, i):
        """How often it was played, as a text, of those played most often; else ""."""
        return "%d×" % self._sheet(i)[3] if i < self.first else ""

    def beside(self, i):
        """The name of its file, where another one has its title; else ""."""
        at = self._order[i] if i < self.first else i - self.first
        sheet = self._sheets[at]
        for other in self._sheets[max(0, at - 1) : at + 2]:
            if other is not sheet and other[1] == sheet[1] and not isinstance(sheet[2], int):
                return sheet[2]
        return ""

    def name(self, i):
        """The name of its file; the title of one that came with the image."""
        sheet = self._sheet(i)
        return sheet[1] if isinstance(sheet[2], int) else sheet[2]

    def read(self, i):
        """The name of the game by sheet `i`, and that sheet, packed. Raises ValueError with the lines that say what is
        wrong with it.
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


def choose_sheet(device, at):
    """Ask which sheet to play, from row `at` of the list on: a generator that returns (its game's name, the sheet as
    bytes, packed, the row it stands in); the name is None where it is none of them.
    """
    shelf = Shelf(device.finished.played())
    while True:
        answer = yield ShelfScreen("more_games", shelf, at)
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


def plain(title):
    """What a title is sorted by: its letters in capitals, without accents, from the first one on."""
    title = title.lstrip("¡¿«“„‘’'\"( ") or title
    if len(title.encode()) == len(title):
        return title.upper()
    found = ""
    for letter in title:
        at = _ACCENTED.find(letter)
        found += letter.upper() if at < 0 else _PLAIN[at]
    return found
