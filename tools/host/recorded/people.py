"""Games that people of paper play, written down as recorded games. The same seed always gives the same game."""

import json
import random
from collections.abc import Callable, Sequence
from typing import Any

from host.recorded.fields import parse
from host.recorded.notation import find
from host.recorded.transcript import Transcript, confirm_notices

from rules.session import Session

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gil", "Hana")


def play(
    name: str,
    count: int,
    seed: int,
    options: Sequence[str] | dict[str, Any] = (),
    person: Callable[[random.Random], Any] | None = None,
) -> dict[str, Any]:
    """Play a game; return it as a recorded game (a dict). `options` are names that are true, or a dict.

    `person` makes somebody who plays, from a random.Random; left out, those of the game's notation.

    Raises TranscriptError for options that the game has not; NotImplementedError if it can't be written down.
    """
    dice = random.Random(f"{name} {count} {seed} {' '.join(options)}")
    record: dict[str, Any] = {"game": name, "players": list(NAMES[:count])}
    if options:
        record["options"] = dict(options) if isinstance(options, dict) else dict.fromkeys(options, True)
    units = record[find(name).UNITS] = []
    transcript = Transcript(parse(json.dumps(record).encode()))
    notation = transcript.notation
    game = transcript.new_game()
    session = Session(game)
    people = [person(dice) if person else notation.person(game, number, dice) for number in range(count)]
    now = None
    confirm_notices(session, lambda _, answer: session.answer(answer))
    while session.prompt:
        if now != notation.now(game):
            now = notation.now(game)
            units.append(notation.begin(game))
        prompt = session.prompt
        answer = people[game.current].answer(prompt)
        notation.note(units[-1], game, prompt, answer)
        session.answer(answer)
        confirm_notices(session, lambda _, answer: session.answer(answer))
    notation.close(record)
    return record


def written(record: dict[str, Any]) -> str:
    """A recorded game as the text of its file: one turn or round a line."""
    lines = []
    for key, value in record.items():
        text = json.dumps(value, ensure_ascii=False)
        if key in ("turns", "rounds"):
            text = "[\n" + ",\n".join("  " + json.dumps(unit, ensure_ascii=False) for unit in value) + "\n ]"
        lines.append(f" {json.dumps(key)}: {text}")
    return "{\n" + ",\n".join(lines) + "\n}\n"
