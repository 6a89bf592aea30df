"""Games as text: for a person, for a spreadsheet, for BG Stats."""

import codecs
import csv
import io
import json
import re
import urllib.parse
from collections.abc import Sequence
from typing import Any

from host.archive import dates, figures
from host.archive.store import Game
from host.plain import plain
from host.recorded.side_by_side import side_by_side

BG_STATS = "https://app.bgstatsapp.com/createPlay.html?data="
SEPARATOR = "\t"
_HEAD = ("id", "arrived", "game", "title", "device", "number", "seat", "player", "score", "rank", "winner")


def line_about(game: Game) -> str:
    """Return a game on one line, those who won with a star."""
    fields = game.fields
    names = [plain(name) for name in fields["players"]]
    head = f"{game.id:>4}  {dates.day_of(fields['arrived'])}  {plain(figures.title_of(fields, box=False))}: "
    if not game.finished:
        return head + ", ".join(names) + (f"  (round {fields.get('round', '?')})" if fields.get("round", 1) else "")
    told = [
        f"{name}{'*' if figures.won(fields, seat) else ''} {total}"
        for seat, (name, total) in enumerate(zip(names, fields["totals"], strict=True))
    ]
    return head + ", ".join(told)


def show(game: Game) -> str:
    """All of a game, for a person."""
    fields = game.fields
    told = [line_about(game), f"      device {fields['device'] or '?'}, its game {fields.get('number', '?')}"]
    if fields.get("ended"):
        told.append("      " + "; ".join(figures.label_text(label, fields) for label in fields["ended"]))
    if fields.get("tie"):
        told.append("      " + figures.label_text(fields["tie"], fields))
    names = [plain(name) for name in fields["players"]]
    if fields.get("lines") and fields["lines"][0]:
        wide = max(8, *map(len, names)) + 2
        told.append(" " * 30 + "".join(f"{name:>{wide}}" for name in names))
        for label, values in side_by_side(fields):
            text = figures.label_text(label, fields)[:28]
            cells = ["" if value is None else value for value in values]
            told.append(f"  {text:<28}" + "".join(f"{cell:>{wide}}" for cell in cells))
    for name, race in zip(names, fields.get("race", ()), strict=False):
        told.append(f"  {name}: " + " ".join(map(str, race)))
    return "\n".join(told)


def stats(games: Sequence[Game]) -> str:
    """Return the wins of each player as a table to read."""
    head = f"{'':<12}{'games':>7}{'wins':>6}{'share':>7}{'streak':>8}{'now':>5}{'rating':>8}"
    told = [head]
    for row in figures.players(games):
        share = "" if row["share"] is None else f"{row['share']:.0%}"
        rating = "" if row["rating"] is None else f"{row['rating']:.1f}"
        told.append(
            f"{plain(row['name']):<12}{row['games']:>7}{row['wins']:>6}{share:>7}{row['most']:>8}{row['now']:>5}{rating:>8}"
        )
    return "\n".join(told)


# Signs that begin a formula, also as wide letters, and those that end a cell for spreadsheets with another separator.
_FORMULA = re.compile(r"""(^|[;,|])([\s"']*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])""")


def cell(text: str) -> str:
    """Return a text as a cell: on one line, and with a quote before whatever a spreadsheet would take for a formula."""
    return _FORMULA.sub(r"\1'\2", plain(text))


def table(games: Sequence[Game]) -> str:
    """Return the finished games as a table, a line for each player, the cells separated by tabs."""
    out = io.StringIO()
    writer = csv.writer(out, delimiter=SEPARATOR)
    writer.writerow(_HEAD)
    for game in games:
        fields = game.fields
        title = figures.title_of(fields)
        head = [game.id, dates.local(fields["arrived"]), title, fields.get("title", ""), fields["device"]]
        for seat, (name, rank) in enumerate(zip(fields["players"], figures.ranks(fields), strict=True)):
            won = int(figures.won(fields, seat))
            row = [*head, fields.get("number", ""), seat + 1, name, fields["totals"][seat], rank, won]
            writer.writerow([cell(value) if isinstance(value, str) else value for value in row])
    return out.getvalue()


def for_spreadsheets(text: str) -> bytes:
    """Return a table as a file that Excel opens by itself in any language.

    Which character separates the cells of UTF-8, Excel takes from the computer's region, and a line `sep=` makes it
    forget the encoding. UTF-16 with its mark and tabs needs neither.
    """
    return codecs.BOM_UTF16_LE + text.encode("utf-16-le")


def bg_stats(game: Game) -> str:
    """The address that hands a finished game to BG Stats."""
    return BG_STATS + urllib.parse.quote(json.dumps(_play(game), ensure_ascii=False), safe="")


def _play(game: Game) -> dict[str, Any]:
    """The game as BG Stats takes it: of what must not be missing nothing is."""
    fields = game.fields
    number = figures.bgg_of(fields)
    known = {
        "name": figures.title_of(fields),
        "sourceGameId": figures.source_of(fields),
        "highestWins": not figures.lowest(fields),
    }
    return {
        "sourceName": "Quipu",
        "sourcePlayId": figures.play_of(fields),
        "playDate": dates.universal(fields["arrived"]),
        "durationMin": 0,
        "location": "",
        "comments": "",
        "game": {**known, **({"bggId": number} if number else {}), "noPoints": False},
        "players": [
            {
                "name": name,
                "sourcePlayerId": name,
                "startPlayer": seat == 0,
                "winner": figures.won(fields, seat),
                "score": str(fields["totals"][seat]),
                "rank": rank,
            }
            for seat, (name, rank) in enumerate(zip(fields["players"], figures.ranks(fields), strict=True))
        ],
    }
