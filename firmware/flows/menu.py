"""Show the menu of a game: the sheet, the standings, adjusting, help, settings, leaving."""

from engine.game import TABLE
from engine.prompts import COUNTERS, NOTICE, Choose, Dice, Notice, Number, Row
from engine.prompts.counters import PAGE_ROWS
from flows import confirm
from flows.help import help_pages
from flows.known_games import remember_order
from flows.reference import checklists, pages
from flows.settings import change_settings
from micropython import const
from screens.sheet import SheetScreen
from screens.standings import StandingsScreen
from screens.table import TableScreen
from ui.signal import BACK, UNDO_TURN

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Callable

    from device import Device
    from engine.game import Game
    from engine.history.session import Session
    from engine.parts import Label
    from ui.signal import Signal
    from ui.view import Asking

# Dice for a game without dice of its own: how many at first and at most, and rolls.
_USUAL_DICE = const(5)
_MAX_DICE = const(6)
_ROLLS = const(3)


def menu(device: "Device", session: "Session") -> "Asking[Signal | bool | None]":
    """Ask until B, MENU or leaving the game, or until an entry returns that it changed something.

    Whatever is looked at, the prompt below stays as it was. Return a Signal for the game, or what the entry returned.
    """
    game = session.game
    entries: "list[tuple[str, Callable[[], Asking[Signal | bool | None]]]]" = (
        [("compare", lambda: compare(game))] if game.compared(0) else []
    )
    entries += [
        ("sheet", lambda: sheet(session)),
        ("standings", lambda: standings(device, game)),
        ("last_turns", lambda: last_turns(session)),
    ]
    prompt: "Any" = session.prompt  # of any kind
    if not (prompt and prompt.kind == NOTICE and prompt.asks):  # to set something by hand would confirm it
        entries.append(("adjust", lambda: adjust(session)))
    for label, answer in prompt.menu_answers() if prompt else ():
        entries.append((label, answer_entry(device, session, answer)))
    if game.PAGES:
        entries.insert(1, ("rules", lambda: pages(session)))
    if prompt and prompt.kind == COUNTERS and prompt.tracked:
        for number in range(1, len(prompt.actions)):
            entries.insert(number - 1, (prompt.actions[number] + "_full", action_entry(session, number)))
    if game.CHECKLISTS:
        entries.append(("checklists", lambda: checklists(session)))
    if device.settings.roller and not game.DICE:
        entries.append(("roller", roll_dice))
    whose: "Label | None" = None
    if session.log:
        player = session.whose_turn()
        whose = None if player is None else ("name_of", bytes((player,)))
        entries.append(("undo_turn", lambda: undo_turn(device, whose)))
    if device.autosave.journal.description:
        entries.append(("sheet_codes", lambda: sheet_codes(device)))
    entries += [("help", lambda: help_pages(device)), ("settings", lambda: change_settings(device))]
    rows = [Row(entry[0], detail=whose if entry[0] == "undo_turn" else None) for entry in entries]
    rows.append(Row("leave", detail="home_saves"))
    at = 0
    while True:
        prompt = Choose("menu", None, rows, suggest=lambda: bytes([at]))
        answer = yield prompt
        if answer is BACK:
            return None
        at = prompt.decode(answer)
        if at == len(entries):
            if (yield from may_leave(device)):
                device.leave()
                return None
            continue
        done: "Signal | bool | None" = yield from entries[at][1]()
        if done:
            return done


def undo_turn(device: "Device", whose: "Label | None") -> "Asking[Signal | None]":
    """Have the game take a turn back, that of the player labelled `whose`; ask first if an entry would be lost."""
    if is_unfinished(device) and not (yield from confirm("undo_turn", ([whose] if whose else []) + ["entry_lost"])):
        return None
    return UNDO_TURN


def is_unfinished(device: "Device") -> bool:
    """Return whether something was entered below the menu that no answer has yet."""
    screen = device.navigator.root_screen
    return bool(screen and screen.is_unfinished())


def may_leave(device: "Device") -> "Asking[bool]":
    """Return whether the players may leave the game: nothing would be lost, or they agree.

    This stores a game without an answer, unless that would replace another one.
    """
    journal = device.autosave.journal
    is_stored = journal.number or journal.unsaved or not journal.instead and device.autosave.compact()
    lost: "list[Label]" = [("leave_loses", journal.unsaved)] if journal.unsaved else []
    if not is_stored or is_unfinished(device):
        lost.append("entry_lost")
    return not lost or (yield from confirm("leave_ask", lost))


def action_entry(session: "Session", number: int) -> "Callable[[], Asking[bool | None]]":
    """Return the entry that answers the question below the menu with an action, by its number."""

    def take() -> "Asking[bool | None]":
        prompt: "Any" = session.prompt  # only Counters have actions in the menu
        session.answer(prompt.encode_action(number))
        yield from ()  # a flow, like the other entries
        return True

    return take


def answer_entry(device: "Device", session: "Session", answer: bytes) -> "Callable[[], Asking[bool | None]]":
    """Return the entry that answers the question below the menu. The next game by the same sheet begins alike."""

    def take() -> "Asking[bool | None]":
        session.answer(answer)
        remember_order(device, session.game)
        yield from ()  # a flow, like the other entries
        return True

    return take


def compare(game: "Game") -> "Asking[bool]":
    """Show all players on one page."""
    from screens.compare import CompareScreen  # few games have it: for the others it takes no memory

    yield CompareScreen(game)
    return False


def sheet(session: "Session") -> "Asking[bool]":
    """Show any player's sheet, first that of the current player, or the table that all share.

    Return whether the table was changed.
    """
    game = session.game
    if game.sheet(game.current, 0)[0] == TABLE:
        return (yield from table(session))
    yield SheetScreen(game, game.current)
    return False


def table(session: "Session") -> "Asking[bool]":
    """Show the table of all rounds and set cells by hand. Return whether any was set."""
    game = session.game
    player = 0
    number: "int | None" = None
    changed = False
    while True:
        answer = yield TableScreen(game) if number is None else TableScreen(game, player, number)
        if answer is BACK or not answer:
            return changed
        player, number = answer
        changed |= yield from set_by_hand(session, player, 0, number)


def sheet_codes(device: "Device") -> "Asking[None]":
    """Show the game's score sheet as codes."""
    from flows.shelf import show_codes  # hardly anybody needs it

    yield from show_codes(device.autosave.journal.description)


def last_turns(session: "Session") -> "Asking[None]":
    """Show what happened in each player's last turn, the latest one first."""
    game = session.game
    told = session.last_turns()
    lines: "list[Label]" = []
    for back in range(1, game.count + 1):
        player = (game.current - back) % game.count
        if told[player]:
            lines.append(("turn_of", bytes((player,))))
            lines.extend(told[player])
    yield Notice("last_turns", None, lines or ("nothing_yet",))


def roll_dice() -> "Asking[bool]":
    """Roll any number of ordinary dice, for games that are scored by hand."""
    from screens.rolling import RollingScreen  # only if the device rolls

    count = _USUAL_DICE
    while True:
        answer = yield Number("dice_count", None, 1, _MAX_DICE, lambda: bytes((count,)))
        if answer is BACK:
            return False
        count = answer[0]
        prompt = Dice("roller", None, count, rolls=_ROLLS)
        screen = RollingScreen(prompt)
        screen.begin_thrown()
        yield screen


def standings(device: "Device", game: "Game") -> "Asking[None]":
    """Show the current totals."""
    clocks = device.autosave.clocks
    yield StandingsScreen(game, clocks.texts() if clocks else None)


def adjust(session: "Session") -> "Asking[bool]":
    """Set values of a sheet by hand, after asking whose and which page. Return whether any was set."""
    game = session.game
    player = game.current
    page = 0
    while True:
        if game.count > 1:
            prompt = Choose("adjust", None, [Row(i) for i in range(game.count)], suggest=lambda: bytes([player]))
            answer = yield prompt
            if answer is BACK:
                return False
            player = prompt.decode(answer)
        changed = False
        while True:
            if len(game.ADJUSTING) > 1:
                rows = [Row("adjust_" + name) for name in game.ADJUSTING]
                prompt = Choose("adjust", player, rows, suggest=lambda: bytes([page]))
                answer = yield prompt
                if answer is BACK:
                    break
                page = prompt.decode(answer)
            changed |= yield from set_by_hand(session, player, page)
            if len(game.ADJUSTING) == 1:
                break
        if game.count == 1 or changed:
            return changed


def set_by_hand(session: "Session", player: int, page: int, row: "int | None" = None) -> "Asking[bool]":
    """Set values of a page by hand until B; return whether any was set.

    row: the one to begin with, counted through all pages of the prompt.
    """
    changed = False
    while True:
        changed |= session.read()
        prompt = session.game.adjusting(player, page)
        if row is not None:
            prompt.begin_at(row // PAGE_ROWS, row % PAGE_ROWS)
        answer = yield prompt
        if answer is BACK:
            return changed
        session.adjust(player, page, answer)
        session.adjusted = prompt, answer
        changed = True
