"""The final sheet of a game as text for people: buildings, goods, the score sheet's own sum, who won and why."""

from rules.civilization import CITIES, MONUMENTS
from rules.pegboard import GOODS

LABEL = 26


def english(name):
    """The name of a thing as people write it: great_wall, Great Wall."""
    return name.replace("_", " ").title()


def _and(names):
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " and " + names[-1]


def verdict(game, names):
    """Who won and why, or whose turn it is."""
    if not game.over:
        return f"Round {game.round}, {names[game.current]} to play."
    winners = game.winners()
    if game.count == 1:
        return f"{names[0]} has {game.total(0)} points after {game.round} rounds."
    best = game.total(winners[0])
    level = [number for number in range(game.count) if game.total(number) == best]
    who = _and([names[number] for number in winners])
    if len(level) == 1:
        return f"{who} wins with {best} points after {game.round} rounds."
    tied = _and([names[number] for number in level])
    worth = game.tie_break(winners[0])
    if len(winners) == 1:
        return f"{tied} tie with {best} points; {who} wins: goods left worth {worth}."
    return f"{who} share the victory with {best} points and goods left worth {worth}."


def monument(game, number, index):
    """How a monument stands on a player's sheet: boxes ticked, or the points it pays."""
    player = game.players[number]
    if not game.in_play(CITIES + index):
        return "-"
    if not player.finished(CITIES + index):
        return f"{player.boxes[CITIES + index]}/{game.building_row(player, CITIES + index).cap}"
    return ("first " if player.firsts >> index & 1 else "later ") + str(game.monument_points(player, index))


def score_rows(game):
    """The score sheet's own sum, a row for each line: label and one text a player."""
    sums = [{row.label: row.value for row in game.score(number)} for number in range(game.count)]
    rows = [("Developments", "score_developments"), ("Monuments", "score_monuments")]
    bonuses = sorted({label for points in sums for label in points if label[0] == "score_bonus"})
    rows += [(f"Bonus: {english(label[1])}", label) for label in bonuses] or [("Bonus", None)]
    rows += [("Subtotal", "score_subtotal"), ("Disasters", "score_disasters"), ("TOTAL", "score_total")]
    return [(text, [str(points.get(label, 0)) for points in sums]) for text, label in rows]


def final_sheet(replayed, presses=None):
    """The text: one column a player."""
    game, names = replayed.session.game, replayed.transcript.names
    players = game.players
    rows = [("", names), None]
    rows += [("Food", [str(player.food) for player in players])]
    rows += [(english(name), [str(player.goods[i]) for player in players]) for i, name in enumerate(GOODS)]
    rows += [("Goods are worth", [str(game.tie_break(number)) for number in range(game.count)])]
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
    rows += score_rows(game)
    width = max(8, max(len(name) for name in names)) + 2
    lines = [f"{english(replayed.transcript.game)}, {game.count} player{'s' * (game.count > 1)}", ""]
    for row in rows:
        lines.append(row[0].ljust(LABEL) + "".join(text.rjust(width) for text in row[1]) if row else "")
    lines += ["", verdict(game, names)]
    if presses is not None:
        lines.append(f"{presses} key presses.")
    return "\n".join(lines)
