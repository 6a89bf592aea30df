"""The menu in the middle of a game: the sheet, the standings, adjusting, help, settings, leaving."""

from flows.game import standings as screen_of_standings
from flows.home import help_pages, options
from rules.prompts import Choose, Number, Row


def menu(app):
    """Ask until B, MENU, or leaving the game. Whatever is looked at, the prompt below stays as it was."""
    entries = (
        ("sheet", sheet),
        ("standings", standings),
        ("adjust", adjust),
        ("help", help_pages),
        ("settings", options),
    )
    rows = [Row(entry[0]) for entry in entries] + [Row("leave")]
    at = 0
    while True:
        prompt = Choose("menu", None, rows, suggest=lambda: bytes([at]))
        answer = yield prompt
        if answer is None:
            return
        at = prompt.decode(answer)
        if at == len(entries):
            if app.journal.unsaved and not (yield from lose(app.journal.unsaved)):
                continue
            app.leave()
            return
        yield from entries[at][1](app)
        if app.adjusted:
            return


def lose(count):
    """Whether to leave though so many answers are not stored."""
    answer = yield Choose("attention", None, (Row("no"), Row("yes")), facts=(("leave_loses", count),))
    return answer is not None and answer[0]


def sheet(app):
    """Any player's sheet, first that of the player whose turn it is."""
    from screens.sheet import SheetScreen

    yield SheetScreen(app.session.game, app.session.game.current)


def standings(app):
    """The totals as they are now."""
    yield screen_of_standings(app.session.game)


def adjust(app):
    """Set one field of one sheet by hand: whose, which, to what."""
    game = app.session.game
    player = game.current
    field = value = None
    while True:
        prompt = Choose("adjust", None, [Row(i) for i in range(game.count)], suggest=lambda: bytes([player]))
        if game.count > 1:
            answer = yield prompt
            if answer is None:
                return
            player = prompt.decode(answer)
        rows = game.adjustable(player)
        ids = bytes([i for i, row in enumerate(rows) if row.cap])
        # What there is, without what it is worth.
        shown = [Row(rows[i].label, rows[i].value, rows[i].cap) for i in ids]
        while True:
            which = Choose("adjust", player, shown, ids, suggest=lambda: bytes([field]) if field else None)
            answer = yield which
            if answer is None:
                break
            field = which.decode(answer)
            value = Number(rows[field].label, player, 0, rows[field].cap, lambda: bytes([rows[field].value]))
            answer = yield value
            if answer is not None:
                app.adjust(bytes([player, field, value.decode(answer)]))
                return
        if game.count == 1:
            return
