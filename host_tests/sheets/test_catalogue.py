"""The score sheets that come with Quipu: each filled by chance, and compared with what the rules of its game say."""

import json
import random

import pytest
import reckonings
from sheet_players import Player, note, sheet_of

from host.paths import PROJECT

from canvas import text_width
from engine.prompts import CHOOSE, COUNTERS
from words.languages import LANGUAGES

FOLDER = PROJECT / "sheets"
GAMES = sorted(path.stem for path in FOLDER.glob("*.txt"))
ROWS = (PROJECT / "host_tests" / "sheets" / "played.tsv").read_text(encoding="utf-8").splitlines()[1:]
EXAMPLES = [[name, *map(json.loads, values)] for name, *values, _ in [row.split("\t") for row in ROWS]]


def value_of(line, chance):
    """Return an entry for a line: rare values and the highest come up often."""
    value = chance.choice(
        (
            line.least,
            line.most,
            chance.randint(line.least, line.most),
            max(line.least, min(line.most, chance.randint(0, 9))),
        )
    )
    return value - value % line.step


class Filled(Player):
    """A whole game of a sheet with values from chance, noted as the rules of the game would have them."""

    def __init__(self, text, count, chance):
        super().__init__(text, count)
        self.chance = chance
        form = self.kind.form
        self.lines = [
            (line.names.split("/")[0].strip(), line)
            for line in form.lines
            if line.entered and not line.optional and line.from_players <= count <= line.to_players
        ]
        self.seats = [{} for _ in range(count)]
        {"at the end": self.at_the_end, "a turn each": self.turns, "during play": self.together}.get(
            form.filled, self.rounds
        )()

    def enter(self):
        noted = {}
        for at, row in enumerate(self.prompt.rows()):
            line = self.kind.form.lines[int(row.label.split("_")[1])]
            value = value_of(line, self.chance)
            if value != row.value:
                self.answer(self.prompt.encode_change(at, value - row.value))
            noted[self.named(row)] = value
        self.answer(self.prompt.encode_action())
        return noted

    def at_the_end(self):
        self.seats = [self.enter() for _ in self.seats]
        for name in [name for name, line in self.lines if line.only_one]:  # it goes from hand to hand
            had = [seat for seat in self.seats if seat[name]]
            for seat in had[:-1]:
                seat[name] = 0

    def rounds(self):
        """Each round by chance; of what only one player fills, the others have nothing."""
        game = self.game
        played = [[] for _ in self.seats]
        left = self.chance.randint(1, 5)
        while not game.over and not getattr(game, "closing", False):
            if not left and not [end for end in self.kind.form.ends if end[0] == "rounds"]:
                prompt = self.prompt  # it is over by word
                self.answer(prompt.encode_action(1) if prompt.kind == COUNTERS else bytes(prompt.ids[-1:]))
                break
            left -= 1
            entered = {}
            lines = [(name, line) for name, line in self.lines if not line.at_end]
            for name, line in lines:
                if line.kind == "player":
                    entered[name] = self.chance.choice(
                        [*range(self.seats_there()), None][: None if line.or_nobody else -1]
                    )
                    continue
                values = [value_of(line, self.chance) for _ in range(self.seats_there())]
                if line.only_one and any(values):
                    last = max(seat for seat, value in enumerate(values) if value)
                    values = [int(seat == last) for seat in range(len(values))]
                entered[name] = values
            self.a_round(entered, fit=True)
            note(played, entered)
        while not game.over:
            played[game.current].append(self.enter())
        self.seats = played

    def seats_there(self):
        """The number of sheets: one per player, or per team."""
        return getattr(self.game, "seats", self.game.count)

    def turns(self):
        """Throw dice and take any box; the points are those that it shows."""
        self.seats = [{"More Yahtzees": 0} for _ in self.seats]
        while not self.game.over:
            seat = self.game.current
            faces = [self.chance.randrange(6)] * 5 if self.chance.random() < 0.4 else self.chance.choices(range(6), k=5)
            self.answer(self.prompt.encode(faces))
            if self.prompt and self.prompt.kind == CHOOSE:
                self.answer(self.chance.choice(self.prompt.ids).to_bytes(1, "little"))
            for name, line in self.lines:
                value = self.game.values[seat][self.kind.form.lines.index(line)]
                if value >= 0:
                    self.seats[seat][name] = value

    def together(self):
        for seat in range(self.game.count):
            for at, (name, line) in enumerate(self.lines):
                if line.kind == "cross":
                    self.seats[seat][name] = self.cross(seat, at)
                    continue
                value = value_of(line, self.chance)
                if line.only_one and value:
                    for other in self.seats[:seat]:
                        other[name] = 0
                row = self.prompt.rows(seat)[at]
                if value != row.value:
                    self.answer(self.prompt.encode_change(at, value - row.value, seat))
                self.seats[seat][name] = value
        self.answer(self.prompt.encode_action(1))

    def cross(self, seat, at):
        places = []
        while self.chance.random() < 0.8:
            row = self.prompt.rows(seat)[at]
            if row.value >= row.most:
                break
            to = min(row.most, row.value + self.chance.choice((1, 1, 1, 2, 3)))
            self.answer(self.prompt.encode_change(at, to - row.value, seat))
            places.append(to)
        return places


def test_every_sheet_has_a_reckoning_and_every_language_and_is_listed():
    assert list(reckonings.TOTALS) == GAMES
    deals = (PROJECT / "host_tests" / "sheets" / "deals.tsv").read_text(encoding="utf-8").splitlines()[1:]
    examples = [row.split("\t") for row in ROWS + deals]
    assert sorted({name for name, *_ in examples}) == GAMES, "each has a game whose points nobody took from the sheet"
    assert all(why.startswith(("published: ", "reckoned by hand")) for *_, why in examples)
    listed = (PROJECT / "docs/score-sheets.md").read_text(encoding="utf-8").partition("## The games that come along")[2]
    for name in GAMES:
        form = sheet_of((FOLDER / f"{name}.txt").read_bytes()).form
        assert sorted(form.languages) == sorted(LANGUAGES) and form.title in listed.replace("\n", " "), name
        for language in form.languages:
            texts = form.texts(language)
            for text in [texts[word] for word in texts]:
                assert text_width(text) <= 98, (name, text)


@pytest.mark.parametrize("name", GAMES)
def test_a_sheet_counts_as_the_rules_of_its_game_do(name):
    text = (FOLDER / f"{name}.txt").read_bytes()
    least, most = sheet_of(text).PLAYERS
    for seed in range(40):
        chance = random.Random(f"{name} {seed}")
        game = Filled(text, chance.randint(least, most), chance)
        totals = reckonings.TOTALS[name](game.seats)
        assert game.game.over and [game.game.total(seat) for seat in range(game.game.count)] == totals, game.seats
        assert game.game.winners() == reckonings.winners(name, game.seats, totals), (totals, game.seats)


@pytest.mark.parametrize("name, values, totals", EXAMPLES)
def test_a_played_example(name, values, totals):
    text = (FOLDER / f"{name}.txt").read_bytes()
    player = Player(text, max(len(values), 3 if name == "terraforming_mars" else sheet_of(text).PLAYERS[0]))
    if player.kind.form.filled == "a turn each":
        for *dice, box in values[0]:
            player.answer(player.prompt.encode([face - 1 for face in dice])).choose(box)
    elif player.kind.form.filled == "during play":
        for seat, own in enumerate(values):
            for at, value in enumerate(own):
                for one in value if isinstance(value, list) else [value]:
                    if change := one - player.prompt.rows(seat)[at].value:
                        player.answer(player.prompt.encode_change(at, change, seat))
    else:
        for own in values:
            player.fill(own)
    assert [player.game.total(seat) for seat in range(len(values))] == totals
