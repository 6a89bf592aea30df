"""List the score sheets of the drive's folder, of the image, and from the cable, and read the one that is chosen.

Nothing is read before the list opens, and then only the head of each file. Faults of a file are reported when it is
chosen.
"""

import gc

import drive
import words
from catalogue import SHEETS, TITLES
from engine.prompts import Choose, Notice, Row
from flows import attention, confirm
from flows.known_games import SHEET, load_sheets, read_sheet
from flows.titles import LINES, title_in, titles_of
from micropython import const
from persistence.pairs import unpack
from screens.codes import CodesScreen
from screens.shelf import MENU_OF, ShelfScreen
from ui.signal import BACK
from ui.view import Ask

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Iterable, Sequence

    from device import Device
    from ui.view import Asking

    # The name of a file on the drive, the number of a sheet in the image, or one from the cable, packed.
    Where = str | int | bytes

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

    played: how often each game was played, by its name. kept: the sheets from the cable.
    """

    def __init__(self, played: "dict[str, int]", kept: "Iterable[bytes]") -> None:
        # Sorting text, whether it isn't from the cable, name of its file or "", title, place, number of games played.
        self._sheets: "list[tuple[str, bool, str, str, Where, int]]" = []
        for number, (titles, languages) in enumerate(TITLES):  # unpacking these would take 200 ms
            self._add(number, titles, languages, played)
        for packed in kept:
            self._add(packed, *titles_of(unpack(packed, LINES)), played)
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
                self._add(name, *titles_of(head if name.lower().endswith(_ENDING) else b""), played)
        # Without a key: MicroPython asks for keys at each comparison, and makes most of them if the list is in order.
        self._sheets.sort()
        often = [i for i, sheet in enumerate(self._sheets) if sheet[5]]
        often.sort(key=lambda i: (-self._sheets[i][5], i))
        self._order: "list[int]" = []
        listed: "set[str]" = set()
        for i in often:
            title = self._sheets[i][3]
            if title not in listed and len(listed) < _MAX_OFTEN_PLAYED:
                listed.add(title)
                self._order.append(i)
        self.first = len(self._order)  # of those in the order of the letters

    def _add(
        self, where: "Where", titles: "Sequence[str]", languages: "Sequence[str]", played: "dict[str, int]"
    ) -> None:
        title = title_in(titles, languages, words.language) or str(where)
        times = played.get(SHEET + titles[0], 0) if titles else 0
        file = where if isinstance(where, str) else ""
        self._sheets.append((plain(title), not isinstance(where, bytes), file, title, where, times))

    def __len__(self) -> int:
        return self.first + len(self._sheets)

    def _sheet(self, i: int) -> "tuple[str, bool, str, str, Where, int]":
        return self._sheets[self._order[i] if i < self.first else i - self.first]

    def title(self, i: int) -> str:
        """Return the title of sheet `i`, or the name of its file if it has none."""
        return self._sheet(i)[3]

    def letter(self, i: int) -> str:
        """Return the first letter of its title; "" for those played most often."""
        return "" if i < self.first else self._sheet(i)[0][:1]

    def times(self, i: int) -> str:
        """Return how often one of those played most often was played, as text; else ""."""
        return "%d×" % self._sheet(i)[5] if i < self.first else ""

    def beside(self, i: int) -> str:
        """Return the name of its file, or that it is from the cable, if another one has the same title; else ""."""
        sheet = self._sheet(i)
        if isinstance(sheet[4], int) or len([1 for other in self._sheets if other[3] == sheet[3]]) == 1:
            return ""
        return sheet[2] or words.translate("sheet_by_cable")

    def kept(self, i: int) -> bool:
        """Return whether it is from the cable."""
        return not self._sheet(i)[1]

    def name(self, i: int) -> str:
        """Return the name of its file, or the title of one without a file."""
        sheet = self._sheet(i)
        return sheet[2] or sheet[3]

    def read(self, i: int) -> "tuple[str, bytes]":
        """Return the name of the game by sheet `i`, and that sheet, packed.

        Raises ValueError with the lines that say what is wrong with it.
        """
        where = self._sheet(i)[4]
        if isinstance(where, int):
            where = SHEETS[where]
        if isinstance(where, bytes):
            return read_sheet(unpack(where), where)
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
    played = device.finished.played()
    shelf = Shelf(played, device.sheets)
    while True:
        answer = yield Ask(ShelfScreen("more_games", shelf, at), later=load_sheets)
        if answer is BACK:
            return None, b"", at
        number = int.from_bytes(answer, "little")
        at = number & ~MENU_OF
        try:
            game, sheet = shelf.read(at)
        except ValueError as error:
            labels = error.args[0]
            # Line 0 is the file as a whole.
            yield Notice(":" + shelf.name(at), None, labels[1:] if labels[0][-1] == 0 else labels)
            continue
        if number == at:
            return game, sheet, at
        if (yield from sheet_menu(device, shelf.title(at), sheet, shelf.kept(at))):
            shelf = Shelf(played, device.sheets)


def sheet_menu(device: "Device", title: str, sheet: bytes, kept: bool) -> "Asking[bool]":
    """Show a sheet as codes, or delete it, if it is one from the cable; return whether it was deleted."""
    if not kept:
        yield from show_codes(sheet)
        return False
    while True:
        answer = yield Choose(":" + title, None, (Row("sheet_codes"), Row("sheet_delete")))
        if answer is BACK:
            return False
        if not answer[0]:
            yield from show_codes(sheet)
        elif (yield from confirm("delete_sheet", (":" + title,))):
            try:
                device.sheets.remove(sheet)
                return True
            except OSError:
                yield from attention("not_deleted")


def show_codes(sheet: bytes) -> "Asking[None]":
    """Show a packed sheet as codes for the page's camera, until A or B."""
    from flows.sequence import WHOLE_SHEET, Sequence  # hardly anybody needs it

    screen = CodesScreen(Sequence(WHOLE_SHEET, sheet))
    while (yield screen) is not BACK:
        pass


def plain(title: str) -> str:
    """Return what a title is sorted by: its letters in capitals, without accents, article and what is before it."""
    begin = 0  # lstrip takes single bytes of letters on MicroPython
    while begin < len(title) - 1 and title[begin] in "¡¿«“„‘’'\"( ":
        begin += 1
    title = title[begin:]
    found = title.upper()
    if len(found.encode()) != len(found):
        letters = []
        for letter in found:
            at = -1 if letter < "\x80" else _ACCENTED.find(letter)
            letters.append(letter if at < 0 else _PLAIN[at])
        found = "".join(letters)
    for article in _ARTICLES.get(words.language, ()):
        if found.startswith(article) and len(found) > len(article):
            return found[len(article) :]
    return found
