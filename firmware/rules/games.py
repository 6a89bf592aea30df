"""What is asked of a game before its rules are loaded. Made by `make words` from the games' classes."""

# Name, fewest and most players, whether the players give it a title.
GAMES = (
    ("bronze_age", 1, 4, False),
    ("late_bronze_age", 2, 4, False),
    ("roll_into_town", 1, 4, False),
    ("score_pad", 1, 8, True),
    ("through_the_ages", 1, 4, False),
)
