"""Work out figures: wins, streaks, scores, head to head, points by line and round, luck of the dice, ratings."""

import base64
import tomllib
from collections import Counter, defaultdict
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Any

from host.archive.store import Game
from host.build.sheets import fewest_by_title, number_of, numbers
from host.paths import TOOLS
from host.plain import plain
from host.recorded.side_by_side import label_of, told_lines

import words
from engine import setup
from engine.history.log import Log
from engine.history.session import Session
from engine.prompts import DICE, DIE_SIDES
from engine.result import can_win, is_subtotal, lines_of, place_of, points_order, solo_win
from flows.known_games import FORGED_SAVE_ERRORS, SHEET, class_known, kind_of, lowest_won, speak
from persistence.pairs import pack

RATED = 5  # games from which on somebody has a rating


@cache
def _titles(game: str) -> dict[str, Any]:
    path = TOOLS / "words" / f"{game}.toml"
    if "/" in game or "\\" in game or not path.is_file():
        return {}
    return dict(tomllib.loads(path.read_text(encoding="utf-8")).get("title", {}))


def title_of(fields: dict[str, Any], box: bool = True) -> str:
    """Return what a game is called: by its players, else as it was published or (`box` False) on the device."""
    known = _titles(fields["game"])
    published = known.get("published") or known.get("box")
    if isinstance(published, list):
        published = _of_edition(published, fields)
    return str(fields.get("title") or (published if box else None) or known.get("en") or fields["game"])


def bgg_of(fields: dict[str, Any]) -> int | None:
    """Return its number at BoardGameGeek, if a person has looked that up, or its score sheet has it."""
    if fields["game"] == SHEET[:-1]:
        return number_of(fields["sheet"]) if "sheet" in fields else numbers().get(fields.get("title", ""))
    number = _titles(fields["game"]).get("bgg")
    return (_of_edition(number, fields) if isinstance(number, list) else number) or None


def _of_edition(values: Sequence[Any], fields: dict[str, Any]) -> Any:
    """Return the value for the edition, the first option of a game; if unknown, the last."""
    _, _, _, answers = _setup(fields)
    edition = answers[0][0] & 0x7F if answers and answers[0] else len(values)
    return values[min(edition, len(values) - 1)]


def source_of(fields: dict[str, Any]) -> str:
    """Return the id by which BG Stats knows a game again: another one for each pad without a title."""
    if fields.get("title"):
        return f"{fields['game']}:{fields['title']}"
    if fields["game"] == "score_pad":
        return f"{fields['game']}:{play_of(fields)}"
    if isinstance(_titles(fields["game"]).get("bgg"), list):
        number = bgg_of(fields)
        return f"{fields['game']}:{number}" if number else str(fields["game"])
    return str(fields["game"])


def play_of(fields: dict[str, Any]) -> str:
    """Return the id of a play."""
    return f"{fields['device'][:8]}-{fields.get('begun') or fields.get('number', 0)}"


def sheet_of(fields: dict[str, Any]) -> bytes:
    """The score sheet that it was played by, packed; b"": none."""
    return pack(fields["sheet"].encode()) if "sheet" in fields else b""


def _setup(fields: dict[str, Any]) -> tuple[str, int, list[str], list[bytes]]:
    try:
        return setup.decode(base64.b64decode(fields.get("setup", "")))
    except ValueError:  # a code has none
        return "", 0, [], []


@cache
def _kind(game: str, sheet: bytes) -> Any:
    """Return the class of a game; None if Quipu has none of that name, or can't read its sheet."""
    words.use(words.LANGUAGES[0])
    if not (game.startswith(SHEET) or words.has("game_" + game)):  # the name comes from a file
        return None
    return class_known(game, sheet)


def _kind_of(fields: dict[str, Any]) -> Any:
    by_sheet = fields["game"] == SHEET[:-1]
    return _kind(SHEET + fields.get("title", "") if by_sheet else fields["game"], sheet_of(fields))


def lowest(fields: dict[str, Any]) -> bool:
    """Return whether the fewest points win: as its sheet or its setup says, else the code that it came by.

    A game with none of these, such as an old one whose sheet is lost, counts by its winners.
    """
    kind = _kind_of(fields)
    _, _, names, answers = _setup(fields)
    if kind and (names or fields["game"] != "score_pad"):
        try:
            return bool(kind.lowest_wins(len(fields["players"]), answers))
        except FORGED_SAVE_ERRORS:  # made by hand
            pass
    if "lowest" in fields:
        return bool(fields["lowest"])
    if fields["game"] == SHEET[:-1] and fields.get("title") in fewest_by_title():
        return fewest_by_title()[fields["title"]]
    return lowest_won(fields["totals"], fields["winners"])


def standing(fields: dict[str, Any]) -> list[int]:
    """Return the players (by their seats) as they stood at the end, the first one first.

    An order that puts somebody before a winner was made by hand: then the points say it.
    """
    order = fields.get("order", [])
    first = set(order[: len(fields["winners"])])
    if sorted(order) == list(range(len(fields["players"]))) and first == set(fields["winners"]):
        return list(order)
    return points_order(fields["totals"], fields["winners"], lowest(fields))


def ranks(fields: dict[str, Any]) -> list[int]:
    """Return the rank of each player, from 1 on, in the order of the finished game.

    Winners share the first; of the others, those next to each other with equal points share one.
    """
    found = [0] * len(fields["players"])
    before = None
    for place, seat in enumerate(standing(fields), 1):
        won = seat in fields["winners"]
        level = before is not None and won == (before in fields["winners"])
        level = level and (won or fields["totals"][seat] == fields["totals"][before])
        found[seat] = found[before] if level and before is not None else place
        before = seat
    return found


def can_be_won(fields: dict[str, Any]) -> bool:
    """Return whether somebody could win: with others, or alone if the game defines a solo win."""
    return can_win(_kind_of(fields), len(fields["players"]))


def won(fields: dict[str, Any], seat: int) -> bool:
    """Return whether a player has won; alone, only if the game defines it."""
    if len(fields["players"]) == 1:
        return bool(solo_win(_kind_of(fields), fields["totals"]))
    return seat in fields["winners"]


def label_text(label: Any, fields: dict[str, Any]) -> str:
    """Return a line's label in English, or its id if it has no words."""
    words.use(words.LANGUAGES[0])
    words.names = fields["players"]
    speak(fields["game"], sheet_of(fields))
    return plain(words.text_or_id(label_of(label))).strip()


def together(games: Sequence[Game]) -> list[Game]:
    """Those that several played."""
    return [game for game in games if len(game.fields["players"]) > 1]


def streaks(games: Sequence[Game]) -> dict[str, tuple[int, int]]:
    """For each player the most wins in a row, and those in a row until now."""
    most: Counter[str] = Counter()
    now: Counter[str] = Counter()
    for game in games:
        for seat, name in enumerate(game.fields["players"] if can_be_won(game.fields) else ()):
            now[name] = now[name] + 1 if won(game.fields, seat) else 0
            most[name] = max(most[name], now[name])
    return {name: (most[name], now[name]) for name in now}


def players(games: Sequence[Game]) -> list[dict[str, Any]]:
    """Return games, wins, share, streaks, rating of each player, by wins."""
    rows: dict[str, dict[str, Any]] = {}
    runs = streaks(games)
    rated = ratings(games)
    for game in games:
        fields = game.fields
        counts = can_be_won(fields)
        for seat, name in enumerate(fields["players"]):
            row = rows.setdefault(name, {"name": name, "games": 0, "played": 0, "wins": 0})
            row["games"] += 1
            row["played"] += counts
            row["wins"] += won(fields, seat)
    for name, row in rows.items():
        row["share"] = row["wins"] / row["played"] if row["played"] else None
        row["most"], row["now"] = runs.get(name, (0, 0))
        row["rating"] = rated.get(name)
    return sorted(rows.values(), key=lambda row: (-row["wins"], -(row["share"] or 0), row["name"]))


def head_to_head(games: Sequence[Game]) -> dict[tuple[str, str], list[int]]:
    """For each two players: how often the one stood before the other, the other before the one, and neither."""
    found: dict[tuple[str, str], list[int]] = defaultdict(lambda: [0, 0, 0])
    for game in together(games):
        rank = ranks(game.fields)
        named = sorted(zip(game.fields["players"], rank, strict=True))
        for (one, first), (other, second) in combinations(named, 2):
            if one != other:
                found[one, other][0 if first < second else 1 if second < first else 2] += 1
    return dict(found)


def ratings(games: Sequence[Game]) -> dict[str, float]:
    """The OpenSkill rating (mean less three deviations) of each player with five games and more against others."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known: dict[str, Any] = {}
    count: Counter[str] = Counter()
    for game in together(games):
        names = game.fields["players"]
        if len(set(names)) < len(names):
            continue
        teams = [[known.setdefault(name, model.rating(name=name))] for name in names]
        for name, team in zip(
            names, model.rate(teams, ranks=[float(rank) for rank in ranks(game.fields)]), strict=True
        ):
            known[name] = team[0]
            count[name] += 1
    return {name: round(rating.ordinal(), 1) for name, rating in known.items() if count[name] >= RATED}


def categories(games: Sequence[Game]) -> list[tuple[str, dict[str, float]]]:
    """Return the average of each line of the sheet for each player of games of one kind, the total last.

    Lines have the order in which they add up. Averages are rounded to a tenth so that they add up as well: each is what
    its line adds to the rounded average of those above it. A game whose sheet lacks a line counts as 0 there.
    """
    order: list[tuple[Any, int]] = []
    told: dict[tuple[Any, int], str] = {}
    sums: dict[str, Counter[tuple[Any, int]]] = defaultdict(Counter)
    totals: dict[str, list[int]] = defaultdict(list)
    end = ""
    for game in games:
        fields = game.fields
        for name, lines in zip(fields["players"], fields.get("lines", ()), strict=False):
            sheet = told_lines(lines)
            if len(sheet) < 2:
                continue
            after = 0
            for line, (label, value) in zip(lines_of(sheet), sheet, strict=False):
                after = place_of(order, line, after) + 1
                told.setdefault(line, label_text(label, fields))
                sums[name][line] += value
            totals[name].append(sheet[-1][1])
            end = end or label_text(sheet[-1][0], fields)
    rows: list[tuple[str, dict[str, float]]] = [(told[line], {}) for line in order]
    last: dict[str, float] = {}
    for name, of in totals.items():
        above = 0
        shown = 0.0
        for line, (_, row) in zip(order, rows, strict=True):
            if is_subtotal(line[0]):
                row[name] = shown
                continue
            above += sums[name][line]
            mean = _tenth(above / len(of))
            row[name] = _tenth(mean - shown)
            shown = mean
        last[name] = shown
    return [*rows, (end, last)] if rows else []


def _tenth(value: float) -> float:
    return round(value, 1)


def rounds(games: Sequence[Game]) -> dict[str, list[float]]:
    """The average of what each round brought each player, of games of one kind."""
    gains: dict[str, dict[int, list[int]]] = defaultdict(lambda: defaultdict(list))
    for game in games:
        for name, race in zip(game.fields["players"], game.fields.get("race", ()), strict=False):
            for number, total in enumerate(race):
                gains[name][number].append(total - (race[number - 1] if number else 0))
    return {name: [sum(of[i]) / len(of[i]) for i in sorted(of)] for name, of in gains.items()}


def faces(games: Sequence[Game]) -> tuple[list[str], dict[str, list[int]]]:
    """The faces of the dice in games of one kind, and how often each player entered each; none if unknown."""
    names: list[str] = []
    found: dict[str, list[int]] = {}
    for game in games:
        fields = game.fields
        if "answers" not in fields:
            continue
        try:
            for who, face, named in _rolled(fields):
                names = names or named
                found.setdefault(who, [0] * DIE_SIDES)[face] += 1
        except FORGED_SAVE_ERRORS:
            continue
    return names, found


def _rolled(fields: dict[str, Any]) -> Any:
    named, _, _, options = setup.decode(base64.b64decode(fields.get("setup", "")))
    words.use(words.LANGUAGES[0])
    if not words.has("game_" + named.split(":")[0]):  # so are those of sheets, which roll nothing
        return
    session = Session(kind_of(named)(len(fields["players"]), options))
    for answer, by_hand in Log(base64.b64decode(fields["answers"])).entries():
        session.read()
        if by_hand:
            session.adjust(answer[0] >> 4, answer[0] & 15, answer[1:])
            continue
        prompt: Any = session.prompt  # of any kind
        if not prompt:
            return
        if prompt.kind == DICE and prompt.player is not None:
            labels = [face.removeprefix("face_") for face in prompt.faces] or [str(i + 1) for i in range(DIE_SIDES)]
            for face in prompt.decode(answer):
                yield fields["players"][prompt.player], face, labels
        session.answer(answer)
