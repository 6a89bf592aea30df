"""A table for the Bronze Age games: a game set up by hand, its turns told in short."""

from host.pilot.seat import Seat, asked, labels_of

from rules.bronze_age.civilization import CITIES, MONUMENTS, SIZES
from rules.bronze_age.pegboard import FACE_CHOICE, FACE_COIN, FACE_FOOD, FACE_GOOD, FACE_SKULL, FACE_WORKERS, GOODS
from rules.bronze_age.turn import TO_MARKET, BronzeAge
from rules.late_bronze_age import BY_SHIP
from rules.prompts import NOTHING

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

    def cities(self, player, number):
        """Give a player finished cities up to `number`."""
        for city in range(number - 3):
            self.players[player].boxes[city] = SIZES[city]

    def turn(self, dice, **answers):
        """Play a turn; return what was told. `dice` are letters of SHORT; answers by what is asked.

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
            what = asked(prompt)
            self.prompts[what] = prompt
            if what == "dice":
                answer = prompt.encode([SHORT[letter] for letter in dice])
            elif what in ("choice_food", "spearheads", "build_ships", "preserve"):
                answer = prompt.encode(answers.get(what, 0))
            elif what == "engineer":
                answer = prompt.encode(0 if market and self.game.TRADE_FIRST else answers.get(what, 0))
            elif market and what == "build" and prompt.actions:
                answer = prompt.encode_action()
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
