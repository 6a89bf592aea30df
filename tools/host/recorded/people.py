"""Make recorded games of seeded players. The same seed always gives the same game."""

import json
import random
from collections.abc import Sequence
from typing import Any

from host.pilot import policies
from host.recorded.fields import parse
from host.recorded.notation import find
from host.recorded.telling import Telling
from host.recorded.transcript import Transcript

from engine.history.session import Session
from engine.prompts import CHOOSE

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gil", "Hana")


def play(
    name: str,
    count: int,
    seed: int,
    options: Sequence[str] | dict[str, Any] = (),
    suggested: float = 0.8,
    sheet: str = "",
) -> dict[str, Any]:
    """Play a game; return it as a recorded game (a dict). `options`: names of true ones, or a dict; `sheet`: the text
    of its score sheet; `suggested`: the chance of a suggestion instead of any legal answer.

    Raises TranscriptError for options that the game lacks.
    """
    dice = random.Random(f"{name} {count} {seed} {' '.join(options)}")
    record: dict[str, Any] = {"game": name, "players": list(NAMES[:count])}
    if sheet:
        record["sheet"] = sheet
    if options:
        record["options"] = dict(options) if isinstance(options, dict) else dict.fromkeys(options, True)
    record[find(name).UNITS] = []
    transcript = Transcript(parse(json.dumps(record).encode()))
    notation = transcript.notation
    game = transcript.new_game()
    session = Session(game)
    telling = Telling(notation, game, record)
    session.read()
    while session.prompt:
        prompt = session.prompt
        unasked = prompt.auto_answer and prompt.kind == CHOOSE
        answer = (prompt.suggestion() or b"") if unasked else policies.free(prompt, dice, suggested)
        telling.note(prompt, answer)
        session.answer(answer)
        session.read()
    telling.end()
    return record
