"""Check what every position of every game has to fulfil, for random walks.

Runs on CPython and MicroPython alike, so it uses only what both have.
"""

from typing import Any

from engine.history.session import Session
from engine.prompts import ALLOT, CHOOSE, COUNTERS, EXCHANGE, NOTHING, NUMBER, PLACE
from engine.prompts.counters import PAGE_ROWS


def state_of(session: Any) -> list[Any]:
    """Return everything that makes up the state of a session, to compare."""
    game = session.game
    state = [game.save(), bytes(session.log), session.prompt.what if session.prompt else None]
    state.append(session.prompt.player if session.prompt else None)
    for name in sorted(game.__dict__):
        value = getattr(game, name)
        if isinstance(value, (int, bytes, bytearray)):
            state.append((name, value))
    return state


def check_prompt(session: Any) -> None:
    """Check that a prompt waits whose suggestion the rules allow, or the game is over. Raises ValueError, Refused."""
    prompt = session.prompt
    if prompt is None:
        if not session.game.over:
            raise ValueError("no prompt, but the game is not over")
        return
    if session.game.over:
        raise ValueError("a prompt, but the game is over")
    suggested = prompt.suggestion()
    if suggested is not None:
        prompt.check(suggested)
    if prompt.kind == CHOOSE:
        if not prompt.rows and not prompt.optional:
            raise ValueError("nothing to choose")
        if len(prompt.rows) != len(prompt.ids) or NOTHING in prompt.ids:
            raise ValueError("rows and ids")
    elif prompt.kind == NUMBER:
        if not 0 <= prompt.least <= prompt.most <= 255:
            raise ValueError("no number to choose")
    elif prompt.kind == COUNTERS:
        for page in range(max(1, len(prompt.pages))):
            rows = prompt.rows(page)
            if len(rows) > PAGE_ROWS or [row for row in rows if not row.least <= row.value <= row.most]:
                raise ValueError("values")
    elif prompt.kind == EXCHANGE:
        if [row for row in prompt.rows if not row.least <= 0 <= row.most]:
            raise ValueError("a trade that cannot be left out")
    elif prompt.kind == PLACE:
        if not prompt.pieces and not prompt.actions or [piece for piece in prompt.pieces if not piece.where()]:
            raise ValueError("nothing to place")
    elif prompt.kind == ALLOT:
        if len(prompt.rows) > 16 or max([row.room for row in prompt.rows] + [0]) > 15:
            raise ValueError("rows")


def check_log(session: Any) -> None:
    """Check that the log, replayed from the start, leads to the current state. Raises ValueError."""
    game = session.game
    position = session.checkpoints[0].saved if session.based else b""
    again = Session(game.__class__(game.count, game.answers), bytes(session.log), (), position)
    if again.dropped:
        raise ValueError("a log that cannot be played again")
    again.read()
    if state_of(again) != state_of(session):
        raise ValueError("the log leads to another state")


def check_game(game: Any) -> None:
    """Check whose turn it is, the scores and the winners. Raises ValueError."""
    if not 0 <= game.current < game.count or game.round < 1:
        raise ValueError("whose turn is it?")
    for player in range(game.count):
        rows = game.score(player)
        if rows[-1].value != game.total(player):
            raise ValueError("the total is not the sum")
    winners = game.winners()
    ranks = [game.rank(player) for player in range(game.count)]
    if not winners or [player for player in winners if ranks[player] != max(ranks)]:
        raise ValueError("a winner who does not stand before the others")
