"""A second opinion on recorded games of the companion of Through the Ages, worked out without the firmware.

Written from the play aid and the description of recorded games alone, with the tables of the full board's referee. It
trusts that the game is legal; other tests cover refusals.
"""

from typing import Any

from referee_ages import AGES, FACES, HUNGER, NO_NUMBERS

CORRUPTION = [0, 2, 4, 6]  # by the field of the blue bank, the fullest first; the same in both editions
HIGHEST = {"happy": 8, "culture": 9999, "yellow_bank": 18, "blue_bank": 3}


def judge(record: dict[str, Any]) -> dict[str, Any]:
    """Return the result of a legal recorded game."""
    begin = {
        "yellow_bank": 18, "happy": 0, "blue_bank": 0, "culture": 0, "culture_rating": 0, "science_rating": 1,
        "food_comes": 2, "resources_come": 2,
    }  # fmt: skip
    start = record.get("start", {})
    count = len(record["players"])
    seats = [begin | given for given in start.get("players", [{}] * count)]
    last: list[dict[str, Any] | None] = [None] * count
    now, number, age = start.get("current", 0), start.get("round", 1), AGES.index(start.get("age", "A"))
    final_round, over = start.get("last_round"), False
    age = max(age, 1) if number > 1 else age

    def change(seat: dict[str, Any], field: str, amount: int) -> None:
        seat[field] = max(0, min(seat[field] + amount, HIGHEST.get(field, 99)))

    for turn in record["turns"]:
        hungry = 0
        todo = list(turn.get("changes", ()))
        if turn.get("age_ends") or "age_ends_after" in turn:
            todo.insert(turn.get("age_ends_after", 0), "the age ends")
        for one in todo:
            if one == "the age ends":
                for seat in seats:
                    change(seat, "yellow_bank", -2)
                age += 1
                final_round = number + (now > 0) if age == 4 else None
            elif one[0] == "missing_food":
                hungry += one[1]
            else:
                change(seats[one[2] if len(one) > 2 else now], one[0], one[1])
        seat = seats[now]
        due = HUNGER[seat["yellow_bank"]]
        numbers: dict[str, Any] = dict(NO_NUMBERS)
        if FACES[seat["yellow_bank"]] - seat["happy"] > turn.get("unused_workers", 0):
            numbers["uprising"] = True
        else:
            numbers["uprising"] = False
            numbers["science"] = min(30, seat["science_rating"])
            before = seat["culture"]
            change(seat, "culture", min(30, seat["culture_rating"]))
            numbers["culture"] = seat["culture"] - before
            numbers["consumption"] = due - hungry
            numbers["starved"] = min(seat["culture"], 4 * hungry)
            seat["culture"] -= numbers["starved"]
            numbers["corruption"] = CORRUPTION[seat["blue_bank"]]
        last[now] = numbers
        now = (now + 1) % count
        if not now:
            over = number == final_round
            number += not over
            age = max(age, 1)
    for field, amount, player in record.get("final", ()):
        change(seats[player], field, amount)
    most = max(seat["culture"] for seat in seats)
    return {
        "over": over,
        "round": number,
        "age": AGES[age],
        "current": now,
        "last_round": final_round,
        "winners": [player for player in range(count) if over and seats[player]["culture"] == most],
        "players": [{"name": name} | seat | {"last": one} for name, seat, one in zip(record["players"], seats, last)],
        "presses": None,
    }
