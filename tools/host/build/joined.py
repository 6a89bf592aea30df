"""Which modules go onto a board in one file: what is always in memory together.

Not joined is what leaves the memory again, what only some games or some moments need, what is found by its name (the
words, the pictures), and `drivers/pins.py`, which is handed around as a value.
"""

# Up to the splash.
_DRIVERS = (
    "ticks",
    "unload",
    "canvas",
    "fonts",
    "fonts.digits",
    "fonts.small",
    "drivers",
    "drivers.debounce",
    "drivers.loop",
    "drivers.panel",
)
_OF_A_RUNTIME = {
    "circuitpython": ("clock", "display", "in_place", "keys", "processor", "store"),
    "micropython": ("clock", "display", "keys", "processor", "store"),
}
# From home to the end of a game.
_APP = (
    "app",
    "version",
    "keys",
    "placement",
    "sets",
    "words",
    "pictures",
    "rules",
    "rules.limits",
    "rules.prompts",
    "rules.session",
    "screens",
    "screens.screen",
    "screens.choose",
    "persistence",
    "persistence.finished",
    "persistence.changes",
    "persistence.journal",
    "persistence.mending",
    "persistence.reading",
    "persistence.records",
    "persistence.region",
    "persistence.settings",
    "persistence.setup",
    "persistence.sheets",
    "flows",
    "flows.game",
)
# What only home needs, in one file because it is loaded before the first screen; and the setup.
_HOME = {"flows.setup": ("rules.games",)}
# What comes with a game: its rules as far as each round needs them, and what is shared by screens of games.
_GAMES = {
    "rules.game": ("rules.counters",),
    "rules.bronze_age": ("rules.bronze_age.civilization", "rules.bronze_age.pegboard", "rules.bronze_age.sheet"),
    "rules.roll_into_town": (
        "rules.place",
        "rules.roll_into_town.asking",
        "rules.roll_into_town.construct",
        "rules.roll_into_town.discover",
        "rules.roll_into_town.gather",
        "rules.roll_into_town.market",
        "rules.roll_into_town.score",
        "rules.roll_into_town.town",
        "rules.roll_into_town.upkeep",
    ),
    "rules.through_the_ages": (
        "rules.through_the_ages.board",
        "rules.through_the_ages.editions",
        "rules.through_the_ages.maintenance",
        "rules.through_the_ages.sheets",
        "rules.through_the_ages.warnings",
    ),
    "screens.allot": ("screens.bars",),
}


def joined(runtime: str) -> dict[str, tuple[str, ...]]:
    """Main module -> those that it takes in, for "circuitpython" or "micropython"."""
    drivers = "drivers." + {"circuitpython": "circuitpy", "micropython": "micropy"}[runtime]
    first = {drivers: _DRIVERS + tuple(f"{drivers}.{name}" for name in _OF_A_RUNTIME[runtime]), "crash": _APP}
    return first | _HOME | _GAMES
