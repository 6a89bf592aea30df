"""Receive a score sheet for `quipu sheet` (docs/dev/data-format.md).

The computer sends it in one line. The device checks it, then asks the player, and which sheets to delete if
there is no room.
"""

import words
from cable.sender import beginning, written
from cable.transfer import Transfer
from engine.prompts import Choose, Notice, Row, whether
from flows import attention, read
from flows.known_games import label_of, name_of, read_sheet
from micropython import const
from screens.shelf import ShelfScreen

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Iterator, Sequence

    from cable.received import Received
    from device import Device
    from engine.parts import Label
    from ui.view import Asking


class SheetTransfer(Transfer):
    """The transfer of a sheet."""

    def __init__(self, app: "Device") -> None:
        self._wrong = ""  # the keys that say what is wrong with the sheet
        Transfer.__init__(self, app)
        self.state = self.state or "ready"

    def said(self) -> "Iterator[str | None]":
        """Yield the line that reports the state."""
        state, self.state = self.state, ""
        yield beginning("sheet", self._app.settings.device) + ',"state":"%s"' % state + self._wrong
        yield None

    def take(self, line: "Received") -> None:
        """Process a line."""
        if self.over or self.asks or not line.start.startswith(b'{"quipu":'):
            return
        if not line.complete() or line.kind != b"sheet" or not line.data:
            self._finish("damaged")
            return
        if self._app.session:  # a game was started meanwhile
            self._finish("playing")
            return
        sets, from_sheet = words.playing()
        try:
            name, sheet = read_sheet(bytes(line.data))
        except ValueError as error:
            line_label, reason = error.args[0]
            number = line_label[1]  # 0: the sheet as a whole
            why = words.translate(reason)
            self._wrong = ',"line":%d,"why":%s' % (number, written(why))
            self._finish("wrong")
            where = [":" + words.translate(line_label)] if number else []
            flow = read(Notice("attention", None, where + [":" + why]))
        else:
            sheets = self._app.sheets
            title = label_of(name, sheet)
            same = [
                one for one in sheets if one != sheet and (name_of(one) == name or label_of(name_of(one), one) == title)
            ]
            if sheet in sheets and not same:
                self._finish("nothing")
                return
            self._ask(self._asking(title, sheet, same))
            return
        finally:
            words.play(*sets, from_sheet=from_sheet)
        self._app.push(flow)

    def _displaced(self, sheet: bytes, to_delete: "Sequence[bytes]") -> int:
        """Return how many finished games make room for a sheet."""
        room = self._app.sheets.room_for(sheet, to_delete)
        return self._app.finished.count_in(room[1]) if room and room[1] >= 0 else 0

    def _asking(self, title: "Label", sheet: bytes, to_delete: "list[bytes]") -> "Asking[None]":
        """Ask the player whether to keep a sheet, and which ones to delete if there is no room; then store it."""
        sheets = self._app.sheets
        replaces = ["sheet_replaces"] * bool(to_delete)
        sure = True
        displaced = -1
        while sure and displaced != self._displaced(sheet, to_delete):  # idle work may have changed it
            displaced = self._displaced(sheet, to_delete)
            facts = [title] + replaces + [("sheet_totals", displaced)] * bool(displaced)
            sure = (yield from self._answer(whether("sheet_ask", facts=facts))) == b"\1"
        while sure and not sheets.room_for(sheet, to_delete):
            left = [one for one in sheets if one not in to_delete]
            rows = [Row(label_of(name_of(one), one)) for one in left]
            if not rows:
                self._flow = None
                self._finish("full")
                yield from attention("sheets_full")
                return
            answer = yield from self._answer(Choose("shelf_full", None, rows))
            if not answer:
                sure = False
            elif (yield from self._answer(whether("delete_sheet", facts=(rows[answer[0]].label,)))) == b"\1":
                to_delete.append(left[answer[0]])
        self._flow = None
        if not sure:
            self.stop("refused")
            return
        what = "sheet_stored"
        try:
            sheets.add(sheet, to_delete)
        except OSError:
            what = "not_deleted" if sheet in sheets else "sheet_failed"
        self._finish("done" if what == "sheet_stored" else "failed")
        self._app.finished.close()
        navigator = self._app.navigator
        if isinstance(navigator.root_screen, ShelfScreen):  # it lists the sheets as they were
            navigator.replace_root()
        yield from read(Notice(title, None, (what,)))
