"""A second opinion on recorded games of the score pad: the table added up from the file, as on paper.

It shares no code with the firmware.
"""


def judge(game):
    """Return the result of a recorded game; AssertionError if it is not legal."""
    names = game["players"]
    options = {"wins": "high", "target": None, "rounds": None, **game.get("options", {})}
    assert 1 <= len(names) <= 8 and options["wins"] in ("high", "low")
    columns = [[] for _ in names]
    over = False
    for entry in game["rounds"]:
        assert not over
        if isinstance(entry, dict):
            assert entry == {"end": True}
            over = True
            continue
        assert len(entry) == len(names)
        for column, points in zip(columns, entry, strict=True):
            column.append(points)
            assert -9999 <= points <= 9999 and -99999 <= sum(column) <= 99999
        over = len(columns[0]) == min(99, options["rounds"] or 99)
        if options["target"]:
            over = over or any(sum(column) >= options["target"] for column in columns)
    totals = [sum(column) for column in columns]
    best = min(totals) if options["wins"] == "low" else max(totals)
    finished = len(columns[0])
    return {
        "over": over,
        "round": max(1, finished) if over else finished + 1,
        "winners": [number for number, total in enumerate(totals) if total == best] if over else [],
        "players": [
            {"name": name, "points": column, "total": total}
            for name, column, total in zip(names, columns, totals, strict=True)
        ],
        "presses": None,
    }
