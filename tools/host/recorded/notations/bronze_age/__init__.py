"""How the Bronze Age is written down in recorded games."""

from host.recorded.notation import Notation as Any
from host.recorded.notations.bronze_age import checks, sheets, turn, writing


class Notation(Any):
    """The Bronze Age."""

    KEYS = ("start",)
    OPTIONS = ("trading", "edition_2024")
    PRESSES = (9, 20)
    AT_RANDOM = 12
    ORDER = turn.ORDER

    check = staticmethod(checks.check)
    pieces = staticmethod(sheets.pieces)

    def set_up(self, game):
        """See Any."""
        if "start" in self.fields:
            sheets.set_up(game, self.fields["start"], self.names)

    def unit(self, game, field):
        """See Any."""
        return turn.Turn(game, field, self.names)

    def standing(self, game):
        """See Any."""
        whole = Any.standing(self, game)
        return {"over": whole["over"], "round": whole["round"], "current": game.current, "winners": whole["winners"]}

    def player(self, game, number):
        """See Any."""
        return sheets.result(game, number)

    def sheet(self, game):
        """See Any."""
        from host.recorded.notations.bronze_age import text

        return text.rows(game)

    def tie(self, game, number):
        """See Any."""
        return f"goods left worth {game.tie(number)}"

    def person(self, game, number, dice):
        """See Any."""
        from host.recorded.notations.bronze_age.people import Person

        return Person(game, dice, dice.choice(Person.STYLES))

    def note(self, unit, game, prompt, answer):
        """See Any."""
        writing.note(unit, prompt, answer)
