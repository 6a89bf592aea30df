"""The menu in the middle of a game: the sheet, the standings, adjusting, help, settings, leaving."""

from engine.game import TABLE
from engine.prompts import Choose, Dice, Notice, Number, Row
from engine.prompts.counters import PAGE_ROWS
from flows import BACK, confirm
from flows.help import help_pages
from flows.reference import checklists, pages
from flows.settings import change_settings
from micropython import const
from screens.sheet import SheetScreen
from screens.standings import StandingsScreen
from screens.table import TableScreen

# Dice rolled for a game without dice of its own: how many at first and at most, and how often.
_USUAL = const(5)
_MOST = const(6)
_ROLLS = const(3)


def menu(app):
    """Ask until B, MENU, leaving the game, or until an entry says that it changed something. Whatever is looked at, the
    prompt below stays as it was.
    """
    entries = [("compare", compare)] if app.session.game.compared(0) else []
    entries += [("sheet", sheet), ("standings", standings), ("last_turns", last_turns), ("adjust", adjust)]
    if app.session.game.PAGES:
        entries.insert(1, ("rules", pages))
    if app.session.game.CHECKLISTS:
        entries.append(("checklists", checklists))
    if app.settings.roller and not app.session.game.DICE:
        entries.append(("roller", roll_dice))
    entries += [("help", help_pages), ("settings", change_settings)]
    rows = [Row(entry[0]) for entry in entries] + [Row("leave")]
    at = 0
    while True:
        prompt = Choose("menu", None, rows, suggest=lambda: bytes([at]))
        answer = yield prompt
        if answer is BACK:
            return
        at = prompt.decode(answer)
        if at == len(entries):
            unsaved = app.keeper.journal.unsaved
            if unsaved and not (yield from confirm("attention", (("leave_loses", unsaved),))):
                continue
            app.leave()
            return
        if (yield from entries[at][1](app)):
            return


def compare(app):
    """All players on one page."""
    from screens.compare import CompareScreen  # few games have it: for the others it takes no memory

    yield CompareScreen(app.session.game)
    return False


def sheet(app):
    """Any player's sheet, first that of the player whose turn it is; or the table that all share: then whether it was
    changed.
    """
    game = app.session.game
    if game.sheet(game.current, 0)[0] == TABLE:
        return (yield from table(app, game))
    yield SheetScreen(game, game.current)
    return False


def table(app, game):
    """The table of all rounds; the cell that is taken is set by hand. Return whether any was."""
    player = number = None
    changed = False
    while True:
        answer = yield TableScreen(game) if number is None else TableScreen(game, player, number)
        if answer is BACK or not answer:
            return changed
        player, number = answer
        changed |= yield from set_by_hand(app, game, player, 0, number)


def last_turns(app):
    """What happened in each player's last turn, the latest one first."""
    game = app.session.game
    lines = []
    for back in range(1, game.count + 1):
        player = (game.current - back) % game.count
        if game.last_turns[player]:
            lines.append(("turn_of", bytes((player,))))
            lines.extend(game.last_turns[player])
    yield Notice("last_turns", None, lines or ("nothing_yet",))


def roll_dice(app):
    """Dice of six numbers, as many as one likes, for what is written down by hand."""
    from screens.rolling import RollingScreen  # only where the device rolls

    count = _USUAL
    while True:
        answer = yield Number("dice_count", None, 1, _MOST, lambda: bytes((count,)))
        if answer is BACK:
            return False
        count = answer[0]
        prompt = Dice("roller", None, count, rolls=_ROLLS)
        screen = RollingScreen(prompt)
        screen.begin_thrown()
        yield screen


def standings(app):
    """The totals as they are now."""
    clocks = app.keeper.clocks
    yield StandingsScreen(app.session.game, clocks.texts() if clocks else None)


def adjust(app):
    """Set a sheet by hand: whose, which page of it, and then as many values as one likes. Return whether any was."""
    game = app.session.game
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
            changed |= yield from set_by_hand(app, game, player, page)
            if len(game.ADJUSTING) == 1:
                break
        if game.count == 1 or changed:
            return changed


def set_by_hand(app, game, player, page, row=None):
    """Set as many values of a page as one likes; return whether anything changed. `row`: the one to begin with, counted
    through all its own pages.
    """
    changed = False
    while True:
        changed |= app.session.read()
        prompt = game.adjusting(player, page)
        if row is not None:
            prompt.begin_at(row // PAGE_ROWS, row % PAGE_ROWS)
        answer = yield prompt
        if answer is BACK:
            return changed
        app.session.adjust(player, page, answer)
        app.keeper.save()
        changed = True
