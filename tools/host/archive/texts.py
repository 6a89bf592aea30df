"""Games as text: for a person, for a spreadsheet, for BG Stats."""

import csv
import io
import json
import re
import urllib.parse
from collections.abc import Sequence
from typing import Any

from host.archive import figures
from host.archive.store import Game

BG_STATS = "https://app.bgstatsapp.com/createPlay.html?data="
_HEAD = ("id", "arrived", "game", "title", "device", "number", "seat", "player", "score", "rank", "winner")


def line_about(game: Game) -> str:
    """A game on one line."""
    fields = game.fields
    head = f"{game.id:>4}  {fields['arrived'][:10]}  {figures.title_of(fields, box=False)}: "
    if not game.finished:
        return head + ", ".join(fields["players"]) + f"  (round {fields.get('round', '?')})"
    stars = ["*" if seat in fields["winners"] and len(fields["players"]) > 1 else "" for seat in range(8)]
    told = [
        f"{name}{stars[seat]} {total}"
        for seat, (name, total) in enumerate(zip(fields["players"], fields["totals"], strict=True))
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
    names = fields["players"]
    if fields.get("lines") and fields["lines"][0]:
        wide = max(8, *map(len, names)) + 2
        told.append(" " * 30 + "".join(f"{name:>{wide}}" for name in names))
        labels = [label for label, _ in fields["lines"][0]]
        for at, label in enumerate(labels):
            values = [sheet[at][1] if at < len(sheet) else "" for sheet in fields["lines"]]
            text = figures.label_text(label, fields)[:28]
            told.append(f"  {text:<28}" + "".join(f"{value:>{wide}}" for value in values))
    for name, race in zip(names, fields.get("race", ()), strict=False):
        told.append(f"  {name}: " + " ".join(map(str, race)))
    return "\n".join(told)


def stats(games: Sequence[Game]) -> str:
    """Who has won what, as a table for a person."""
    head = f"{'':<12}{'games':>7}{'wins':>6}{'share':>7}{'streak':>8}{'now':>5}{'rating':>8}"
    told = [head]
    for row in figures.players(games):
        share = "" if row["share"] is None else f"{row['share']:.0%}"
        rating = "" if row["rating"] is None else f"{row['rating']:.1f}"
        told.append(
            f"{row['name']:<12}{row['games']:>7}{row['wins']:>6}{share:>7}{row['most']:>8}{row['now']:>5}{rating:>8}"
        )
    return "\n".join(told)


def table(games: Sequence[Game]) -> str:
    """The finished games as comma-separated values, a line for each player."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(_HEAD)
    for game in games:
        fields = game.fields
        head = [game.id, fields["arrived"], figures.title_of(fields), fields.get("title", ""), fields["device"]]
        for seat, (name, rank) in enumerate(zip(fields["players"], figures.ranks(fields), strict=True)):
            won = int(seat in fields["winners"])
            row = [*head, fields.get("number", ""), seat + 1, name, fields["totals"][seat], rank, won]
            # No spreadsheet takes a text for a formula.
            writer.writerow(
                [f"'{cell}" if isinstance(cell, str) and re.match(r"[=+\-@\t\r]", cell) else cell for cell in row]
            )
    return out.getvalue()


def bg_stats(game: Game) -> str:
    """The address that hands a finished game to BG Stats."""
    return BG_STATS + urllib.parse.quote(json.dumps(_play(game), ensure_ascii=False), safe="")


def _play(game: Game) -> dict[str, Any]:
    """The game as BG Stats takes it: of what must not be missing nothing is."""
    fields = game.fields
    number = figures.bgg_of(fields)
    known = {
        "name": figures.title_of(fields),
        "sourceGameId": fields["game"],
        "highestWins": not figures.lowest(fields),
    }
    if fields.get("title"):
        known["sourceGameId"] += ":" + fields["title"]
    return {
        "sourceName": "Quipu",
        "sourcePlayId": f"{fields['device'][:8]}-{fields.get('begun') or fields.get('number', 0)}",
        "playDate": fields["arrived"][:19].replace("T", " "),
        "durationMin": 0,
        "location": "",
        "comments": "",
        "game": {**known, **({"bggId": number} if number else {}), "noPoints": False},
        "players": [
            {
                "name": name,
                "sourcePlayerId": name,
                "startPlayer": seat == 0,
                "winner": seat in fields["winners"],
                "score": str(fields["totals"][seat]),
                "rank": rank,
            }
            for seat, (name, rank) in enumerate(zip(fields["players"], figures.ranks(fields), strict=True))
        ],
    }
