"""The score sheets that come with Quipu: each filled by chance, and compared with what the rules of its game say."""

import random

import pytest
import reckonings
from sheet_players import Player, sheet_of

from host.paths import PROJECT

from canvas import text_width
from engine.prompts import CHOOSE, COUNTERS
from words.languages import LANGUAGES

FOLDER = PROJECT / "sheets"
GAMES = sorted(path.stem for path in FOLDER.glob("*.txt"))
# Played at a table: the game, what each player entered, line by line and round by round, and the points.
EXAMPLES = {
    "7_wonders": ([[12, 4, 7, 20, 3, 0, 1, 2, 1], [-2, 9, 10, 14, 0, 6, 3, 3, 2]], [56, 67]),
    "agricola": (
        [[3, 2, 6, 1, 5, 2, 1, 0, 2, 0, 4, 4, 6, 2, 0, 1], [0, 1, 0, 0, 8, 0, 0, 5, 0, 3, 0, 3, 2, 0, 1, 4]],
        [42, 6],
    ),
    "catan": ([[3, 2, 1, 0, 1], [2, 3, 0, 1, 0]], [10, 10]),
    "ganz_schoen_clever": ([[5, 6, 5, 20, 30, 2]], [24 + 16 + 15 + 20 + 30 + 2 * 15]),
    "terraforming_mars": ([[33, 1, 1, 2, 5, 7, 12, 20]], [33 + 7 + 10 + 24]),
    "ark_nova": ([[50, 29, 3], [90, 10, 4], [61, 20, 2]], [50 - 37, 90 - 94, 61 - 64]),
    "calico": ([[27, 32, 5, 0], [20, 41, 6, 1]], [74, 82]),
    "concordia": ([[87, 3, 9, 2, 6, 2, 4, 3, 5, 12, 1], [40] + 10 * [0]], [8 + 27 + 12 + 16 + 30 + 12 + 7, 4]),
    "cribbage": ([[58, 45, 18], [41, 52, 20]], [121, 113]),
    "forest_shuffle": ([[40, 35, 22, 61, 9], [55, 12, 30, 48, 4]], [167, 149]),
    "great_western_trail": ([[23, 12, 34, 6, 7, 18, 5, 9, 3, 1, 1]], [4 + 12 + 34 + 6 + 7 + 18 + 5 + 9 + 12 + 3 + 2]),
    "harmonies": ([[2, 3, 1, 1, 2, 0, 2, 3, 5, 0, 47, 0]], [18 + 7 + 10 + 15 + 11 + 47]),
    "lost_ruins_of_arnak": ([[10, 6, 2, 1, 0, 4, 4, 3, 9, 2]], [10 + 6 + 4 + 6 + 12 + 4 + 15 + 9 - 2]),
    "railroad_ink": ([[7, 3, 0, 5, 6, 4, 6], [12, 0, 0, 9, 4, 5, 3]], [24 + 8 + 5 + 6 + 4 - 6, 45 + 9 + 4 + 5 - 3]),
    "sagrada": ([[12, 10, 6, 19, 2, 1], [8, 15, 5, 22, 0, 0]], [48, 50]),
    "scythe": ([[13, 6, 9, 7, 24, 6, 12, 8], [6, 3, 5, 4, 11, 2, 9, 3]], [30 + 36 + 9 + 24 + 6, 9 + 10 + 2 + 11 + 2]),
    "welcome_to": ([[16, 3, 3, 5, 6, 7, 40, 2, 1], [9, 0, 4, 2, 3, 4, 52, 0, 2]], [115, 89]),
}


def value_of(line, chance):
    """What somebody may enter in a line: what is seldom and what is most are tried often."""
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

    def now(self):
        """The lines of the prompt: name, line and row number."""
        for at, row in enumerate(self.prompt.rows()):
            line = self.kind.form.lines[int(row.label.split("_")[1])]
            yield at, line.names.split("/")[0].strip(), line

    def enter(self):
        noted = {}
        for at, name, line in list(self.now()):
            value = value_of(line, self.chance)
            row = self.prompt.rows()[at]
            if value != row.value:
                self.answer(self.prompt.encode_change(at, value - row.value))
            noted[name] = value
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
            for seat in range(game.count):
                own = seat % self.seats_there()
                played[seat].append(
                    {
                        name: int(entered[name] == own) if line.kind == "player" else entered[name][own]
                        for name, line in lines
                    }
                )
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


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_played_example(name):
    values, totals = EXAMPLES[name]
    count = max(len(values), 3 if name in ("7_wonders", "terraforming_mars") else 1)
    player = Player((FOLDER / f"{name}.txt").read_bytes(), count)
    if player.kind.form.filled == "during play":
        for seat, own in enumerate(values):
            for at, value in enumerate(own):
                if value:
                    player.answer(player.prompt.encode_change(at, value, seat))
    else:
        for own in values:
            player.fill(own)
    assert [player.game.total(seat) for seat in range(len(values))] == totals
