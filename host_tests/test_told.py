"""The recorded games between them have everything told that their words can tell, and every page shown.

So one of them used each rule that hurts, spares or pays a player, and asked each possible question.
"""

import random
import tomllib

import pytest

from host.paths import GAMES, TOOLS
from host.pilot import policies
from host.recorded import notation, transcript
from host.recorded.transcript import Replay

from engine.game import MAP, TABLE, ComparedRow, SheetRow
from engine.history.session import Session
from engine.prompts import (
    ALLOT,
    CHOOSE,
    COUNTERS,
    DICE,
    EXCHANGE,
    NAME,
    NOTICE,
    NUMBER,
    PLACE,
    AllotRow,
    NumberRow,
    Row,
)
from engine.prompts.counters import CounterRow
from engine.prompts.exchange import ExchangeRow
from engine.prompts.place import Piece

# Words of screens of their own, whatever happens in the game, by the ends of their ids: tests of those show them.
OF_SCREENS = ("title", "_act", "_full", "_from", "_short")
SEEDED = 60

ROWS = AllotRow, ComparedRow, CounterRow, ExchangeRow, NumberRow, Piece, Row, SheetRow


def ids_of(label):
    """All ids in a label, a row, or a list of them."""
    if isinstance(label, str):
        yield label
    elif isinstance(label, (list, tuple)):
        for part in label:
            yield from ids_of(part)
    elif isinstance(label, ROWS):
        for name in ("label", "unit", "empty", "price", "worth", "detail"):
            yield from ids_of(getattr(label, name, None))
        for name in ("outcome", "brings"):
            if getattr(label, name, None):
                yield from ids_of(getattr(label, name)(label.where()[0] if name == "brings" else 0))


def shown_of(prompt):
    """All ids that a prompt shows."""
    yield from ids_of((prompt.what, getattr(prompt, "status", None), prompt.news))
    figures = getattr(prompt, "figures", None)
    yield from ids_of([*figures.lines(), *figures.amounts, *figures.line_amounts] if figures else ())
    if prompt.kind == NOTICE:
        yield from ids_of(prompt.lines)
    elif prompt.kind == DICE:
        yield from ids_of((prompt.faces, prompt.hints, prompt.facts))
    elif prompt.kind in (CHOOSE, ALLOT, NUMBER, EXCHANGE):
        yield from ids_of(list(prompt.rows))
        for name in ("optional", "alternative", "facts", "actions", "unit", "sides"):
            yield from ids_of(getattr(prompt, name, None))
    elif prompt.kind == COUNTERS:
        yield from ids_of((prompt.actions, prompt.locked, getattr(prompt, "legends", ())))
        for page in range(max(1, len(prompt.pages))):
            yield from ids_of(list(prompt.rows(page)))
    elif prompt.kind == PLACE:
        yield from ids_of((list(prompt.pieces), prompt.map.rows, prompt.actions))
    else:
        assert prompt.kind == NAME


def shown_by(session, answers_of, options):
    """All ids that a game shows from its options to its end, answered by `answers_of(session)`, until that is over."""
    game = session.game
    asked = type(game).options(game.count)
    seen = {name for answer in [None, *options][: len(options)] for name in shown_of(asked.send(answer))}
    answer = session.answer
    session.answer = lambda given: seen.update(shown_of(session.prompt)) or answer(given)
    answers_of(session)
    seen.update(f"adjust_{name}" for name in game.ADJUSTING)
    for player in range(game.count):
        seen.update(ids_of(list(game.score(player)) + list(game.last_turns[player])))
        seen.update(ids_of(list(game.compared(player)) + list(game.dangers(player))))
        for page in range(len(game.ADJUSTING)):
            seen.update(shown_of(game.adjusting(player, page)))
        for page, name in enumerate(game.SHEET):
            style, rows = (TABLE, ()) if name == "sheet_table" else game.sheet(player, page)
            seen.update([name, *ids_of(list(rows.rows if style == MAP else rows))])
    if game.over:
        totals = [game.total(player) for player in range(game.count)]
        seen.update(ids_of(list(game.ended())))
        if totals.count(totals[game.winners()[0]]) > 1:
            seen.update(ids_of(game.LEVEL if len(game.winners()) > 1 else game.TIE))
    return seen


def shown_recorded(name):
    """All ids that the recorded games of a game show."""
    seen = set()
    for path in transcript.recorded(GAMES):
        game = transcript.load(path)
        if game.game == name:
            replay = Replay(game)
            seen |= shown_by(replay.session, lambda session, replay=replay: replay.play(), game.answers)
    return seen


def shown_seeded(name, seed):
    """Return all ids that a random game shows, with any options; every other one is adjusted by hand."""
    kind, dice = notation.rules(name), random.Random(seed)
    least, most = kind.PLAYERS
    count = least + seed % (most - least + 1)
    options = policies.options(kind, count, dice)
    session = Session(kind(count, options))
    return shown_by(session, lambda session: list(policies.play(session, dice, 400, adjust=0.1 * (seed % 2))), options)


@pytest.mark.parametrize("name", notation.games())
def test_the_games_between_them_have_everything_told_and_asked(name):
    """Events by the recorded ones alone (of all games with its words); questions by seeded ones as well."""
    words = tomllib.loads((TOOLS / "words" / f"{name}.toml").read_text("utf-8"))
    told = {word for word in words if not word.endswith(OF_SCREENS)}
    speak = [game for game in notation.games() if name in (notation.rules(game).WORDS or (game,))]
    left = told.difference(*[shown_recorded(game) for game in speak])
    # A new game may have no recorded games yet. Then seeded ones have to show everything.
    if any(transcript.load(path).game in speak for path in transcript.recorded(GAMES)):
        assert {word for word in left if words[word].get("room") == "news"} == set()
    for seed in range(SEEDED):
        left -= shown_seeded(name, seed) if left else set()
    assert left == set()
