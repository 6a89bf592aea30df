"""Ask what to do after power-on: resume a game, start one, look at finished ones, change settings."""

from engine.prompts import Choose, Row
from flows import attention, confirm
from flows.known_games import by_sheet, following, known, playable, sheet_of
from flows.under_way import again_row, game_row
from micropython import const
from screens.games import GamesScreen
from ui.signal import BACK
from ui.view import Ask

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any

    from device import Device
    from persistence.saved import Kept
    from ui.view import Asking, Flow


# The modules of the flows that a press leads to. Loading them before the first picture would delay it by 30 ms.
_LATER = ("game", "setup", "finished", "settings", "help")


def load() -> None:
    """Load what a press leads to."""
    for name in _LATER:
        __import__("flows." + name)


# Any: flows of different arguments.
def flow_of(module: str, name: str) -> "Any":
    """Return a flow by its module in this folder and its name."""
    return getattr(__import__("flows." + module, None, None, (name,)), name)


def home(device: "Device", ended: bool = False) -> "Flow":
    """Ask what to do; return the flow of what was chosen, or None to ask again.

    ended: a game has just been finished; the cursor is on the row that begins it again.
    """
    if device.settings.fresh:
        from flows.language import choose_language  # only once

        yield from choose_language(device)
    device.finished.close()
    over, last = device.finished.last()
    kept = device.autosave.journal.games(over)
    for line in device.complaints():
        yield from attention(line)
    games = [game for game in kept if playable(game)]
    rows = [game_row(game, sheet_of(device, game)) for game in games]
    # Their modules and names, and their arguments after the device.
    flows: "list[tuple[Any, ...]]" = [("game", "resume", game) for game in games]
    cursor = 0
    if last and known(last):
        sheet = device.finished.last_brought() if by_sheet(last) else b""
        if sheet or not by_sheet(last):
            cursor = len(rows) if ended else 0
            rows.append(again_row(following(last), sheet))
            flows.append(("setup", "again", kept))
    rows.append(Row("new_game"))
    flows.append(("setup", "set_up", kept))
    if last:
        rows.append(Row("finished_games"))
        flows.append(("finished", "finished"))
    rows += [Row("settings"), Row("help")]
    flows += [("settings", "change_settings"), ("help", "help_pages")]
    if len(games) < len(kept):
        rows.append(Row("drop_game"))
        flows.append(("home", "drop", kept))
    facts = ("other_version",) if kept and not games else ()
    screen = GamesScreen(Choose("quipu", None, rows, facts=facts), range(len(games)), "play", cursor)
    answer = yield Ask(screen, later=load)
    if answer is BACK:
        return None
    module, name, *rest = flows[answer[0]]
    flow: "Flow | None" = flow_of(module, name)(device, *rest)
    return flow


def drop(device: "Device", kept: "list[Kept]") -> "Asking[None]":
    """Drop the games under way that this firmware cannot play, after asking."""
    if (yield from confirm("drop_game", ("other_version",))):
        for game in kept:
            if not playable(game) and not device.autosave.journal.drop(game):
                yield from attention("not_deleted")
