"""Receive a score sheet for `quipu sheet` (docs/dev/data-format.md).

The computer sends it in one line. The device checks it, then asks the player, who may have to delete others for it.
"""

import words
from cable.sender import beginning, written
from engine.prompts import Choose, Notice, Row, whether
from flows import attention, read
from flows.known_games import label_of, name_of, read_sheet
from micropython import const
from persistence.kept_sheets import NO_SECTOR
from ui.signal import BACK, REFRESH

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Iterator

    from cable.received import Received
    from device import Device
    from engine.prompts import Prompt
    from ui.view import Asking


class SheetTransfer:
    """The transfer of a sheet. asks, over, state: see `Restore`."""

    def __init__(self, app: "Device") -> None:
        self._app = app
        self._flow: "Asking[None] | None" = None
        self._wrong = ""  # the keys that say what is wrong with the sheet
        self.asks = self.over = False
        self.state = "ready"
        if app.session:
            self._finish("playing")

    def work(self) -> bool:
        """Return whether there is a state to report."""
        if self._flow and self._flow is not self._app.navigator.flow:
            self._flow = None
            self.stop("refused")
        return bool(self.state)

    def said(self) -> "Iterator[str | None]":
        """Yield the line that reports the state."""
        state, self.state = self.state, ""
        yield beginning("sheet", self._app.settings.device) + ',"state":"%s"' % state + self._wrong
        yield None

    def stop(self, why: str) -> None:
        """Abandon the transfer, if it hasn't ended. `why`: the state to report."""
        if not self.over:
            self._finish(why)
            if self._flow:
                self._app.refresh()

    def _finish(self, why: str) -> None:
        self.state = why
        self.over = True
        self.asks = False

    def take(self, line: "Received") -> None:
        """Process a line."""
        if self.over or self.asks or not line.start.startswith(b'{"quipu":'):
            return
        if not line.complete() or line.kind != b"sheet" or not line.data:
            self._finish("time")
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
            if sheet in self._app.sheets:
                self._finish("nothing")
                return
            self.asks = True
            self.state = "asking"
            flow = self._flow = self._asking(name, sheet)
        finally:
            words.play(*sets, from_sheet=from_sheet)
        self._app.push(flow)

    def _answer(self, prompt: "Prompt") -> "Asking[bytes]":
        """Ask the player; return the answer, b"" if there is none."""
        answer: "Any" = REFRESH  # bytes or a signal, which mypy can't tell apart by `is`
        while answer is REFRESH and not self.over:
            answer = yield prompt
        return b"" if self.over or answer is BACK else answer

    def _asking(self, name: str, sheet: bytes) -> "Asking[None]":
        """Ask the player whether to keep a sheet, and which ones to delete if there is no room; then store it."""
        sheets = self._app.sheets
        title = label_of(name, sheet)
        gone = [one for one in sheets if name_of(one) == name]
        facts = [title] + ["sheet_replaces"] * bool(gone) + ["sheet_totals"] * sheets.displaces_totals(sheet, gone)
        sure = (yield from self._answer(whether("sheet_ask", facts=facts))) == b"\1"
        while sure and sheets.sector_for(sheet, gone) == NO_SECTOR:
            left = [one for one in sheets if one not in gone]
            rows = [Row(label_of(name_of(one), one)) for one in left]
            if not rows:
                self._finish("full")
                yield from attention("sheets_full")
                return
            answer = yield from self._answer(Choose("shelf_full", None, rows))
            if not answer:
                sure = False
            elif (yield from self._answer(whether("delete_sheet", facts=(rows[answer[0]].label,)))) == b"\1":
                gone.append(left[answer[0]])
        self._flow = None
        if self.over:
            return
        if not sure:
            self.stop("refused")
            return
        done = True
        try:
            sheets.add(sheet, gone)
        except OSError:
            done = False
        self._finish("done" if done else "failed")
        self._app.imported()
        yield from read(Notice(title, None, ("sheet_stored" if done else "sheet_failed",)))
