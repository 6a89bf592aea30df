"""Who fill score sheets in the tests: by line and value, or anything."""

from engine.history.session import Session
from engine.prompts import CHOOSE, COUNTERS, NOTICE, NUMBER
from rules.score_sheet import ScoreSheet


def sheet_of(text):
    """The class of games by a sheet."""
    return ScoreSheet.by_sheet(text if isinstance(text, bytes) else text.encode())


class Player:
    """All players of a game by a sheet."""

    def __init__(self, text, count):
        self.kind = sheet_of(text)
        asked = self.kind.options(count)
        prompt = next(asked, None) if hasattr(asked, "send") else None
        self.game = self.kind(count, (prompt.encode_action(),) if prompt else ())
        self.session = Session(self.game)

    @property
    def prompt(self):
        return self.session.prompt

    def answer(self, answer):
        self.session.answer(answer)
        return self

    def fill(self, values):
        """Enter what a player has, line by line; of a row to cross the places, one after the other; and be done."""
        for at, value in enumerate(values):
            for one in value if isinstance(value, list) else [value]:
                row = self.prompt.rows()[at]
                if one != row.value:
                    self.answer(self.prompt.encode_change(at, one - row.value))
        return self.answer(self.prompt.encode_action())

    def choose(self, name):
        """Take a line by its name, where there is a choice."""
        texts = self.kind.texts("en")
        if self.prompt.kind == CHOOSE and self.prompt.what == "sheet_which":
            labels = [texts[row.label] for row in self.prompt.rows]
            self.answer(bytes([self.prompt.ids[labels.index(name)]]))
        return self


def any_answer(prompt, chance):
    """An answer that is allowed, as chance has it."""
    if prompt.kind == NOTICE:
        return b""
    if prompt.kind == CHOOSE:
        return prompt.encode(chance.choice(list(prompt.ids)))
    if prompt.kind == NUMBER:
        return prompt.encode(chance.randint(prompt.least, prompt.most))
    assert prompt.kind == COUNTERS
    for _ in range(8):
        if prompt.actions and chance.random() < 0.15:
            break
        page = chance.randrange(max(1, len(prompt.pages)))
        rows = prompt.rows(page)
        number = chance.randrange(len(rows))
        row = rows[number]
        value = chance.randint(row.least, max(row.least, min(row.most, row.value + 9)))
        if value != row.value and value <= row.most:
            return prompt.encode_change(number, value - row.value, page)
    return prompt.encode_action(len(prompt.actions) - 1 if chance.random() < 0.1 else 0)
