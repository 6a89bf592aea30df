"""Count presses and nesting by playing games without a board."""

import json
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from host.figures.measured_game import Resumed
from host.figures.nesting import Nesting
from host.paths import GAMES
from host.pilot.pilot import Recorded
from host.recorded import notation, people, transcript
from host.recorded.transcript import Transcript

# Measured in addition to a seeded game of each kind: the game, a name for the figure, its options.
_LARGEST = ("roll_into_town", "9x9", {"size": 9})


def games() -> list[tuple[str, Transcript]]:
    """Return the recorded games from power-on, by name; a seeded one for each game that has none."""
    found = [(path.stem, transcript.load(path)) for path in transcript.recorded(GAMES)]
    there = [(name, game) for name, game in found if not game.start]
    new = sorted(set(notation.games()) - {game.game for _, game in there})
    return there + [(f"{name}, as suggested", seeded(name, notation.rules(name).PLAYERS[1], 1, 0.8)) for name in new]


def seeded(
    name: str, players: int, seed: int, suggested: float = 0, options: Mapping[str, Any] | None = None
) -> Transcript:
    """Return a seeded game with any legal answers; `suggested` is the probability of taking the suggestion."""
    record = people.play(name, players, seed, dict(options or {}), suggested=suggested)
    return Transcript(transcript.parse(json.dumps(record).encode()))


def unseen() -> dict[str, Transcript]:
    """Return seeded games by name: one of each kind with the most players, and the largest town."""
    found = {}
    for name, title, options in [*((name, "", {}) for name in notation.games()), _LARGEST]:
        most = notation.rules(name).PLAYERS[1]
        found["_".join(filter(None, (name, title, "unseen")))] = seeded(name, most, 14, options=options)
    return found


def at_random(name: str, number: int) -> Iterator[Transcript]:
    """Yield `number` seeded games, taking turns through the numbers of players."""
    least, most = notation.rules(name).PLAYERS
    for seed in range(number):
        yield seeded(name, least + seed % (most - least + 1), seed)


class Turn(NamedTuple):
    """Presses of a turn, or of a round a player, and seconds of holding; whether it has a budget of its own."""

    presses: float
    held: float
    such: bool


def turns(game: Transcript) -> list[Turn]:
    """Return the turns or rounds of a game."""
    found = []
    players = len(game.names) if game.notation.PASSED_ROUND else 1

    played = Recorded(game)

    def each_turn(number: int, pressed: list[str]) -> None:
        unit = game.units[number - 1].value
        held = sum(played.held[played.turns[-2] :]) / 1000
        presses = len(pressed) / players
        found.append(Turn(presses, held / players, game.notation.is_such(unit)))

    played.play(each_turn)
    return found


def nesting(game: Transcript) -> tuple[int, list[str]]:
    """Return the deepest nesting of frames from power-on to the list of finished games, and their names.

    The game opens every page on the way. Then it resumes before its last turn and undoes answers.
    """
    with Nesting() as seen:
        Resumed(game, again=None)
    return seen.deepest, seen.where
