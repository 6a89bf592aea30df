"""Second opinions on recorded games: each reckons a game from its file, and shares no code with the firmware."""

import referee
import referee_ages
import referee_companion
import referee_pad
import referee_town

OF = {
    "bronze_age": referee.judge,
    "late_bronze_age": referee.judge,
    "roll_into_town": referee_town.judge,
    "through_the_ages": referee_ages.judge,
    "score_pad": referee_pad.judge,
}


def judge(record):
    """Return the result of a recorded game; AssertionError if it is not legal."""
    if record.get("options", {}).get("companion"):
        return referee_companion.judge(record)
    return OF[record["game"]](record)
