"""A table for the Bronze Age games: a game set up by hand, its turns told in short."""

import pytest
from seat import Seat, labels_of

from host.recorded.spoken import what_of

from engine.prompts import NOTHING, Refused
from rules.bronze_age.civilization import CITIES, MONUMENTS, SIZES
from rules.bronze_age.pegboard import FACE_CHOICE, FACE_COIN, FACE_FOOD, FACE_GOOD, FACE_SKULL, FACE_WORKERS, GOODS
from rules.bronze_age.turn import TO_MARKET, BronzeAge
from rules.late_bronze_age import BY_SHIP

# The faces of a die in short.
SHORT = {"f": FACE_FOOD, "g": FACE_GOOD, "s": FACE_SKULL, "w": FACE_WORKERS, "c": FACE_CHOICE, "7": FACE_COIN}


def options(count, trading=False, edition_2024=False):
    """The answers to the options of the Bronze Age."""
    return ([bytes([trading])] if count > 1 else []) + [bytes([edition_2024])]


def in_no_order(units):
    """Units of a recorded game with the dice that go by names sorted: a replay enters the most frequent face last.

    Dice that go by numbers are pointed at by their place: they stay as they are.
    """
    named = [unit for unit in units if isinstance(unit, dict) and isinstance(unit.get("dice", [0])[0], str)]
    return [dict(unit, dice=sorted(unit["dice"])) if unit in named else unit for unit in units]


class Table(Seat):
    """A game of `count` players, to be set up by hand and then played turn by turn through its prompts."""

    def __init__(self, count, trading=False, edition_2024=False, play=BronzeAge):
        super().__init__(play(count, options(count, trading, edition_2024) if play is BronzeAge else ()))
        self.players = self.game.players
        self.prompts = {}

    def give(self, player, *developments, **things):
        """Give a player (a number) developments, goods, food, disasters, or boxes (`city_4=3`, `temple=7`)."""
        sheet = self.players[player]
        for name in developments:
            sheet.developments |= 1 << self.game.names.index(name)
        for name, number in things.items():
            if name in GOODS:
                sheet.goods[GOODS.index(name)] = number
            elif name in MONUMENTS:
                building = CITIES + MONUMENTS.index(name)
                sheet.boxes[building] = number
                if sheet.finished(building) and self.game.finishers(building) == 1:
                    sheet.firsts |= 1 << building - CITIES
            elif name.startswith("city_"):
                sheet.boxes[int(name[-1]) - 4] = number
            else:
                setattr(sheet, name, number)

    def set_by_hand(self, label, value, player=0):
        """Set a row of a sheet, as the menu does."""
        self.sit_down()
        prompt = self.game.adjusting(player, 0)
        rows = prompt.rows()
        row = [row.label for row in rows].index(label)
        self.session.adjust(player, 0, prompt.encode_change(row, value - rows[row].value))

    def cities(self, player, number):
        """Give a player finished cities up to `number`."""
        for city in range(number - 3):
            self.players[player].boxes[city] = SIZES[city]

    def turn(self, dice, **answers):
        """Play a turn; return its news. `dice` are letters of SHORT; answers by their questions.

        build: amounts by label ("temple", 4 for a city); buy: a name; pay: amounts by good, or left out for the
        suggestion; discard: the same; choice_food, engineer, spearheads, build_ships, preserve: numbers; market: deals
        in order, each (with, given, taken) with an opponent or (away, into) by ship.
        """
        self.sit_down()
        session = self.session
        market = list(answers.get("market", ()))
        told = self.read()
        now = (self.game.round, self.game.current)
        self.prompts = {}
        while session.prompt and now == (self.game.round, self.game.current):
            prompt = session.prompt
            what = what_of(prompt)
            self.prompts[what] = prompt
            if what == "dice":
                answer = prompt.encode([SHORT[letter] for letter in dice])
            elif what in ("spearheads", "build_ships", "preserve"):
                answer = prompt.encode(answers.get(what, 0))
            elif what == "engineer":
                answer = prompt.encode(0 if market and self.game.TRADE_FIRST else answers.get(what, 0))
            elif market and what == "build" and prompt.actions:
                answer = prompt.encode_action(0, [answers.get("choice_food", 0)])
            elif market and what == "buy" and TO_MARKET in prompt.ids:
                answer = prompt.encode(TO_MARKET)
            elif what == "trade":
                partner = (market[0][0] if len(market[0]) == 3 else BY_SHIP) if market else NOTHING
                answer = prompt.encode(partner if partner in prompt.ids else NOTHING)
            elif what == "deal":
                _, given, taken = market[0]
                names = (*GOODS, "food")
                assert not {*given, *taken} - {*names}, f"no such goods: {market[0]}"
                answer = prompt.encode([taken.get(name, 0) - given.get(name, 0) for name in names])
            elif what == "swap":
                answer = prompt.encode([(name == market[0][1]) - (name == market[0][0]) for name in GOODS])
            elif what == "buy":
                number = self.game.names.index(answers["buy"]) if "buy" in answers else NOTHING
                answer = prompt.encode(number, "pay" in answers)
            elif what in answers or what == "build":
                wanted = dict(answers.get(what, {}))
                if prompt.rows[0].label == "choice_food":
                    wanted["choice_food"] = answers.get("choice_food", 0)
                answer = prompt.encode(
                    [
                        wanted.pop(row.label[1] if what == "build" and row.label[0] == "city" else row.label, 0)
                        for row in prompt.rows
                    ]
                )
                assert not wanted, f"not on offer: {wanted}"
            else:
                answer = prompt.suggestion()
            session.answer(answer)
            if what in ("deal", "swap"):
                market.pop(0)
            told += self.read()
        assert not market, f"no market for: {market}"
        return labels_of(told)


def told(lines, name):
    """Return the arguments of the news with that name, or None."""
    lines = [line if isinstance(line, tuple) else (line,) for line in lines]
    found = [line[1:] for line in lines if line[0] == name]
    assert len(found) < 2
    return found[0] if found else None


def sums(table, player=0):
    """The lines of a player's score."""
    return {row.label: row.value for row in table.game.score(player)}


# Return everything that a rule may change: of each player, and of the table, with the last turn's prompts.
OF_PLAYERS = {
    "goods": lambda table, sheet: tuple(sheet.goods),
    "cities": lambda table, sheet: sheet.cities(),
    "bought": lambda table, sheet: sheet.bought(),
    "boxes": lambda table, sheet: tuple(sheet.boxes),
    "race": lambda table, sheet: list(table.game.race(table.players.index(sheet))),
    "total": lambda table, sheet: table.game.total(table.players.index(sheet)),
    **{name: lambda table, sheet, name=name: getattr(sheet, name) for name in ("food", "disasters", "ships")},
}
OF_TABLE = {
    "workers": lambda table: sum(label[1] for label in table.game.last_turns[0] if label[0] == "got_workers"),
    "hints": lambda table: tuple(table.prompts["dice"].hints),
    "dice": lambda table: table.session.prompt.count,
    "over": lambda table: table.game.over and table.session.prompt is None,
    "all_built": lambda table: table.game.all_built(),
    "may buy nothing": lambda table: bool(table.prompts["buy"].optional),
    "round": lambda table: table.game.round,
    "partners": lambda table: tuple(table.prompts["trade"].ids),
    "partner": lambda table: table.prompts["trade"].suggestion(),
    "at hand": lambda table: table.prompts["buy"].status,
    **{
        f"rows of {what}": lambda table, what=what: [row.label for row in table.prompts[what].rows]
        for what in ("build", "buy", "pay")
    },
    # Return the limit of a number's question, and its suggestion.
    "spearheads": lambda table: suggested(table.prompts["spearheads"]),
    "build_ships": lambda table: suggested(table.prompts["build_ships"]),
    "engineer": lambda table: suggested(table.prompts["engineer"]),
    "titles": lambda table: table.titles,
    "winners": lambda table: table.game.winners(),
}


def suggested(prompt):
    """Return the limit of a number's question, and its suggestion."""
    return prompt.most, prompt.decode(prompt.suggestion())


def says(table, have, turns, after):
    """A sentence of the rule sheet holds: `have` is what the players are given, "caravans wood=3 cities=5 / stone=2".

    turns: one or several, each the dice, or (dice, answers). after: what is there then (of the first player, or a list
    of all), what is told (None: it is not), what was `asked` and `not_asked`; or Refused: the last turn is.
    """
    for player, things in enumerate(have.split("/")):
        for thing in things.split():
            name, _, number = thing.partition("=")
            if name == "cities":
                table.cities(player, int(number))
            else:
                table.give(player, *[name] * (not number), **({name: int(number)} if number else {}))
    lines = []
    for turn in [turns] if isinstance(turns, str | tuple) else turns:
        dice, answers = (turn, {}) if isinstance(turn, str) else turn
        if after is Refused and turn is (turns if isinstance(turns, str | tuple) else turns[-1]):
            with pytest.raises(Refused):
                table.turn(dice, **answers)
            return
        lines = table.turn(dice, **answers)
    for name, value in after.items():
        if name in OF_PLAYERS:
            found = [OF_PLAYERS[name](table, sheet) for sheet in table.players]
            found = found if isinstance(value, list) else found[0]
        elif name in OF_TABLE:
            found = OF_TABLE[name](table)
        elif name == "finished":
            found = value if table.players[0].finished(CITIES + MONUMENTS.index(value)) else None
        elif name in ("asked", "not_asked"):
            found = value if all((word in table.prompts) == (name == "asked") for word in value.split()) else None
        else:
            found = sums(table)[name] if name in sums(table) else told(lines, name)
        assert found == value, name
