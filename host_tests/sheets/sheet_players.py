"""Players who fill score sheets in tests: by line and value, or at random."""

from engine.history.session import Session
from engine.prompts import CHOOSE, COUNTERS, DICE, NOTHING, NOTICE, NUMBER
from rules.score_sheet import ScoreSheet


def sheet_of(text):
    """The class of games by a sheet."""
    return ScoreSheet.by_sheet(text if isinstance(text, bytes) else text.encode())


class Player:
    """All players of a game by a sheet."""

    def __init__(self, text, count, optional=()):
        self.kind = sheet_of(text)
        asked = self.kind.options(count)
        prompt = next(asked, None) if hasattr(asked, "send") else None
        answers = [prompt.encode_change(number, 1) for number in optional] + [prompt.encode_action()] if prompt else ()
        self.game = self.kind(count, answers)
        self.session = Session(self.game)

    @property
    def prompt(self):
        return self.session.prompt

    def answer(self, answer):
        """Answer, and read the notices that follow."""
        self.session.answer(answer)
        self.noticed = []
        while self.prompt and self.prompt.kind == NOTICE:
            self.noticed += self.prompt.lines
            self.session.answer(b"")
        return self

    def fill(self, values):
        """Enter what a player has, line by line; of a row to cross the places, one after the other; and be done."""
        for at, value in enumerate(values):
            for one in value if isinstance(value, list) else [value]:
                row = self.prompt.rows()[at]
                if one != row.value:
                    self.answer(self.prompt.encode_change(at, one - row.value))
        return self.answer(self.prompt.encode_action())

    def named(self, row):
        """The name of a row's line, or of the line that all fill."""
        label = getattr(row, "label", "")
        if not str(label).startswith("entry_"):
            label = self.prompt.what[-1]
        if not str(label).startswith("entry_"):
            label = f"entry_{self.game.to_fill()[0] if hasattr(self.game, 'to_fill') else 0}"
        return self.kind.texts("en")[label]

    def a_round(self, entered, fit=False):
        """Enter a round: by the name of a line the values of all seats, or the seat that it is (None: nobody).

        Rows that are not in `entered` stay as they are. fit: change values that are out of bounds, also in `entered`.
        """
        game, number = self.game, self.game.round
        while not game.over and game.round == number and not getattr(game, "closing", False):
            prompt = self.prompt
            if prompt.kind == CHOOSE and prompt.what[0] in ("sheet_not_together", "sheet_same"):
                self.answer(prompt.encode(1))  # left as it is
            elif prompt.kind == CHOOSE and prompt.what == "sheet_throw":
                by_hand = [row.label for row in prompt.rows].index("sheet_by_hand")
                self.answer(prompt.encode(prompt.ids[by_hand]))
            elif prompt.kind == CHOOSE:
                seat = entered[self.named(prompt)]
                self.answer(prompt.encode(NOTHING if seat is None else seat))
            else:
                at = 0
                while at < len(self.prompt.rows()):  # more or fewer, as what was entered says
                    row = self.prompt.rows()[at]
                    seat = at if prompt.player is None else prompt.player
                    if values := entered.get(self.named(row)):
                        if fit:
                            values[seat] = max(row.least, min(row.most, values[seat]))
                        if change := values[seat] - row.value:
                            self.answer(self.prompt.encode_change(at, change))
                    at += 1
                self.answer(self.prompt.encode_action())
        return self

    def throw(self, *dice):
        """Set dice aside, after a throw."""
        self.answer(self.prompt.encode(len(dice)))
        return self.answer(self.prompt.encode([face - 1 for face in dice]))

    def take(self, label):
        """Choose the row of that label."""
        rows = [row.label for row in self.prompt.rows]
        return self.answer(self.prompt.encode(self.prompt.ids[rows.index(label)]))

    def choose(self, name):
        """Choose a line by its name, if there is a choice."""
        texts = self.kind.texts("en")
        if self.prompt and self.prompt.kind == CHOOSE and self.prompt.what == "sheet_which":
            labels = [texts[row.label] for row in self.prompt.rows]
            self.answer(bytes([self.prompt.ids[labels.index(name)]]))
        return self


def note(played, entered):
    """Add a round to what each seat has: the value of its sheet, or of a line that names a seat whether it is that."""
    sheets = next(len(values) for values in entered.values() if isinstance(values, (list, tuple)))
    for seat, own in enumerate(played):
        at = seat % sheets
        own.append(
            {name: int(of == at) if of is None or isinstance(of, int) else of[at] for name, of in entered.items()}
        )


def any_answer(prompt, chance):
    """An answer that is allowed, as chance has it."""
    if prompt.kind == NOTICE:
        return b""
    if prompt.kind == CHOOSE:
        return prompt.encode(chance.choice(list(prompt.ids) + [NOTHING] * bool(prompt.optional)))
    if prompt.kind == NUMBER:
        return prompt.encode(chance.randint(prompt.least, prompt.most))
    if prompt.kind == DICE:
        return prompt.encode(chance.choices(range(6), k=prompt.count))
    assert prompt.kind == COUNTERS
    for _ in range(8):
        if prompt.actions and chance.random() < 0.15:
            break
        page = chance.randrange(max(1, len(prompt.pages)))
        rows = prompt.rows(page)
        number = chance.randrange(len(rows))
        row = rows[number]
        value = chance.randint(row.least, max(row.least, min(row.most, row.value + 9)))
        value -= (value - row.value) % row.step
        if value != row.value and row.least <= value <= row.most:
            return prompt.encode_change(number, value - row.value, page)
    return prompt.encode_action(len(prompt.actions) - 1 if chance.random() < 0.1 else 0)
