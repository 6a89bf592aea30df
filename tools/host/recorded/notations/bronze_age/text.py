"""The players' sheets of the Bronze Age games as text for people: goods, buildings, the score sheet's own sum."""

from typing import Any

from host.recorded.sheet import english

from rules.bronze_age.civilization import CITIES, MONUMENTS
from rules.bronze_age.pegboard import GOODS


def monument(game: Any, number: int, index: int) -> str:
    """How a monument stands on a player's sheet: boxes ticked, or the points it pays."""
    player = game.players[number]
    if not game.in_play(CITIES + index):
        return "-"
    if not player.finished(CITIES + index):
        return f"{player.boxes[CITIES + index]}/{game.building_row(player, CITIES + index).most}"
    return ("first " if player.firsts >> index & 1 else "later ") + str(game.monument_points(player, index))


def score_rows(game: Any) -> list[Any]:
    """The score sheet's own sum, a row for each line: label and one text a player."""
    sums = [{row.label: row.value for row in game.score(number)} for number in range(game.count)]
    rows: list[Any] = [("Developments", "score_developments"), ("Monuments", "score_monuments")]
    bonuses = sorted({label for points in sums for label in points if label[0] == "score_bonus"})
    rows += [(f"Bonus: {english(label[1])}", label) for label in bonuses] or [("Bonus", None)]
    rows += [("Subtotal", "score_subtotal"), ("Disasters", "score_disasters"), ("TOTAL", "score_total")]
    return [(text, [str(points.get(label, 0)) for points in sums]) for text, label in rows]


def rows(game: Any) -> list[Any]:
    """The rows of the sheet: see Notation.sheet."""
    players = game.players
    rows: list[Any] = [("Food", [str(player.food) for player in players])]
    rows += [(english(name), [str(player.goods[i]) for player in players]) for i, name in enumerate(GOODS)]
    rows += [("Goods are worth", [str(game.tie(number)) for number in range(game.count)])]
    if any(player.ships for player in players):
        rows += [("Ships", [str(player.ships) for player in players])]
    rows += [None, ("Cities", [str(player.cities()) for player in players])]
    for index, name in enumerate(MONUMENTS):
        rows.append((english(name), [monument(game, number, index) for number in range(game.count)]))
    rows.append(None)
    for index, (name, _, points) in enumerate(game.DEVELOPMENTS):
        if any(player.has(index) for player in players):
            rows.append((english(name), [str(points) if player.has(index) else "-" for player in players]))
    if rows[-1]:
        rows.append(None)
    return rows + score_rows(game)
