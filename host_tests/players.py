"""Players for tests: a table at which turns are told in short, and random answers that the rules allow."""

from rules.bronze_age import CHOICE, COIN, FOOD, GOOD, SKULL, WORKERS, Play
from rules.civilization import BOXES, CITIES, MONUMENTS
from rules.pegboard import GOODS
from rules.prompts import ALLOT, CHOOSE, DICE, NAME, NOTHING, NOTICE, NUMBER, SIDES
from rules.session import Session

# The faces of a die in short.
SHORT = {"f": FOOD, "g": GOOD, "s": SKULL, "w": WORKERS, "c": CHOICE, "7": COIN}


def confirm(session):
    """Read the notices that wait; return their lines."""
    told = []
    while session.prompt and session.prompt.kind == NOTICE:
        for line in session.prompt.lines:
            told.extend(line if isinstance(line, list) else [line])
        session.answer(b"")
    return told


class Table:
    """A game of `count` players, to be set up by hand and then played turn by turn through its prompts."""

    def __init__(self, count, options=0, play=Play):
        self.game = play(count, options)
        self.players = self.game.players
        self.session = None
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
            self.players[player].boxes[city] = BOXES[city]

    def turn(self, dice, **answers):
        """Play a turn; return the lines told. `dice` are letters of SHORT; answers by what is asked.

        build: amounts by label ("temple", 4 for a city); buy: a name; pay: amounts by good, or left out for the
        suggestion; discard: the same; trades: (with, given, taken); swaps: (away, into); choice_food, engineer,
        spearheads, build_ships, preserve: numbers; refuse: the number of the player who does not agree to a trade.
        """
        if not self.session:
            self.session = Session(self.game)
        session = self.session
        trades = list(answers.get("trades", ()))
        swaps = list(answers.get("swaps", ()))
        told = confirm(session)
        now = (self.game.round, self.game.current)
        self.prompts = {}
        while session.prompt and now == (self.game.round, self.game.current):
            prompt = session.prompt
            what = prompt.what
            self.prompts[what] = prompt
            if what == "dice":
                answer = prompt.encode([SHORT[letter] for letter in dice])
            elif what in ("choice_food", "engineer", "spearheads", "build_ships", "preserve"):
                answer = prompt.encode(answers.get(what, 0))
            elif what == "trade":
                answer = prompt.encode(trades[0][0] if trades else NOTHING)
            elif what in ("give", "take"):
                amounts = trades[0][1 if what == "give" else 2]
                answer = prompt.encode([amounts.get(row.label, 0) for row in prompt.rows])
                if what == "take":
                    trades.pop(0)
            elif what == "agree":
                answer = prompt.encode(int(answers.get("refuse") != prompt.player))
            elif what in ("swap", "swap_into"):
                answer = prompt.encode(GOODS.index(swaps[0][what == "swap_into"]) if swaps else NOTHING)
                if what == "swap_into":
                    swaps.pop(0)
            elif what == "buy":
                answer = prompt.encode(self.game.names.index(answers["buy"]) if "buy" in answers else NOTHING)
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
            told += confirm(session)
        assert not swaps, f"no ship for: {swaps}"
        return told


def random_answer(prompt, dice):
    """An answer that the rules allow, any of them. `dice` is a random.Random."""
    if prompt.kind == NOTICE:
        return b""
    if prompt.kind == DICE:
        return prompt.encode([dice.randrange(SIDES) for _ in range(prompt.count)])
    if prompt.kind == CHOOSE:
        return prompt.encode(dice.choice(list(prompt.ids) + [NOTHING] * bool(prompt.optional)))
    if prompt.kind == NUMBER:
        return prompt.encode(dice.randint(prompt.least, prompt.most))
    if prompt.kind == NAME:
        return prompt.encode("".join(dice.choice("abcdefgh") for _ in range(dice.randint(1, prompt.most))))
    assert prompt.kind == ALLOT
    return random_amounts(prompt, dice)


def random_amounts(prompt, dice):
    """An answer to an Allot prompt: amounts at random, then more as long as they are too few."""
    rows = prompt.rows
    amounts = [0] * len(rows)

    def fits(i, amount):
        tried = amounts[:i] + [amount] + amounts[i + 1 :]
        return prompt.most is None or prompt.sum(tried) <= prompt.most

    order = list(range(len(rows)))
    dice.shuffle(order)
    for i in order:
        amount = dice.randint(0, rows[i].room)
        if rows[i].whole:
            amount = rows[i].room if dice.random() < 0.4 else 0
        while not fits(i, amount):
            amount = 0 if rows[i].whole else amount - 1
        amounts[i] = amount
    for i in order:
        while prompt.sum(amounts) < prompt.least and amounts[i] < rows[i].room:
            amounts[i] = rows[i].room if rows[i].whole else amounts[i] + 1
    return prompt.encode(amounts)


def random_adjustment(game, dice):
    """An adjustment of any field of any sheet."""
    player = dice.randrange(game.count)
    rows = game.adjustable(player)
    field = dice.choice([i for i, row in enumerate(rows) if row.cap])
    return bytes([player, field, dice.randint(0, rows[field].cap)])
