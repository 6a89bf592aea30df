"""The turn of Through the Ages. Read top to bottom, this is the play aid: rounds, turn, ends of an age and of the game.

Source: the play aid (2006 edition), with rulings where it is silent; the 2015 edition as an option.
"""

from engine.prompts import Notice, Number
from micropython import const
from rules.through_the_ages import editions, maintenance
from rules.through_the_ages.board import MILITARY_ACTIONS, YELLOW_BANK, Board
from rules.through_the_ages.checklists import lines, ticked_off
from rules.through_the_ages.light import LightBoard
from rules.through_the_ages.sheet import Sheet
from rules.through_the_ages.warnings import Boards

AGES = ("age_A", "age_I", "age_II", "age_III", "age_IV")
_AGE_A = const(0)
_AGE_I = const(1)
_AGE_IV = const(4)
# Yellow tokens that each player loses with the ages I, II and III.
_LOST_WITH_AGE = const(2)
# The sign of a large notice: time runs out; or none, where there is much to read.
HOURGLASS = ("sign_hourglass", 1)
NO_SIGN = (None, 0)
# The second action of a turn's board, after its end.
_AGE_ENDS = const(1)


class ThroughTheAges(Sheet):
    """Through the Ages for 2 to 4 players, or 1 for practice."""

    PLAYERS = (1, 4)
    WORDS = ("through_the_ages",)
    CHECKLISTS = ("setup", "turn", "age_end", "game_end")
    PAGES = (
        "general",
        "events",
        "territories",
        "pacts",
        "aggression",
        "war",
        "military",
        "row",
        "cards",
        "building",
        "wonders",
        "production",
        "rounds",
        "ages",
    )
    STEPS = (
        "set_up",
        "fill_row",
        "act",
        "count_military_actions",
        "end_turn",
        "announce_last_events",
        "resolve_last_events",
    )

    @staticmethod
    def options(count):
        """(the edition, its corruption row as five bytes): see `editions.options`."""
        return editions.options()

    def start(self):
        """A board for everybody; age A."""
        self.edition, self.corruption_row = self.agreed
        kind = Board
        if self.edition == editions.LIGHT:
            self.edition = editions.EDITION_2015
            kind = LightBoard
            self.SHEET = Sheet.SHEET[:2]
        self.age = _AGE_A
        # The number of the last round; 0: it is not known yet.
        self.last_round = 0
        self.seats = range(self.count)
        self.boards = [kind(self.edition) for _ in self.seats]
        # Who led after the ages I to III, a bit a player.
        self.led = bytearray(3)

    def begin(self):
        """A new turn: no age has ended in it, all military actions are used."""
        self.age_ended = False
        self.left = None

    def active(self):
        """The board of the player whose turn it is."""
        return self.boards[self.current]

    # -- Setup, and the first rounds

    def set_up(self):
        """Before the first turn, what the boards and decks need, line by line."""
        if self.round == 1 and not self.current:
            return ticked_off(self, "setup")

    def fill_row(self):
        """Round 2, first player: the row is filled from age A for the last time, then age I begins.

        What the first round and the last one do not allow is said to the first player.
        """
        if self.age == _AGE_A and self.round > 1:
            self.age = _AGE_I
            self.warn("age_I_begins", AGES[_AGE_I], HOURGLASS)
        if self.current:
            return  # all have heard it; the title goes on saying which round it is
        if self.only_takes_cards():
            self.tell(("only_cards", self.current + 1))
        elif self.is_last_round():
            self.tell("last_round_rules")

    def only_takes_cards(self):
        """Round 1: seat n has n civil actions to take cards; nothing else is done, so nothing changes on a board."""
        return self.round == 1

    # -- The turn

    def act(self):
        """Whatever the players do with cards: each change of a board, one after the other, until the turn ends.

        That the last civil card was dealt is known before anything else is done; who notices it late says so then.
        """
        doing = self.doing()
        before = None
        while True:
            actions = ("end_turn", "age_ends") if self.can_age_end() else ("end_turn",)
            board = Boards(self, doing, self.current, actions, before)
            page, row, change = board.decode((yield board))
            if page >= 0:
                before = page, row, change
                self.boards[page].change(self.boards[page].SHOWN[row], change)
            elif row == _AGE_ENDS:
                yield from self.end_age()
                doing = self.doing()
            else:
                return

    def doing(self):
        """The label over the board: what is special about the turn, or the age."""
        if self.only_takes_cards():
            return "take_cards", self.current + 1
        if self.is_last_round():
            return "last_round"
        return "board", AGES[self.age]

    # -- The end of an age

    def can_age_end(self):
        """Whether the last civil card of the age may have been dealt as this turn began.

        Not before the row has been filled from the deck of an age, not twice in a turn, and age IV has no deck.
        """
        begun = self.round > 2 or self.round == 2 and self.current > 0
        return begun and self.age < _AGE_IV and not self.age_ended

    def end_age(self):
        """The last civil card was dealt: the age before leaves the table, and everybody loses 2 yellow tokens."""
        self.age_ended = True
        for board in self.boards:
            board.change(YELLOW_BANK, -min(_LOST_WITH_AGE, board.counts[YELLOW_BANK]))
        ended = AGES[self.age]
        self.led[self.age - 1] = sum([1 << player for player in self.winners()])
        leaves = ("age_leaves", AGES[self.age - 1])
        self.age += 1
        self.find_last_round()
        yield self.announce(("age_over", ended), (leaves, ("tokens_leave", _LOST_WITH_AGE)), NO_SIGN)
        if self.is_last_round():
            yield self.announce("last_round_alarm", ("this_is_last",))
        elif self.last_round:
            yield self.announce(AGES[_AGE_IV], ("next_is_last",))

    def announce(self, what, lines, sign=HOURGLASS):
        """A notice named `what` that concerns everybody, large and of its own: labels, and `sign` as Notice has it."""
        self._story.extend(lines)
        return Notice(what, self.current, lines, sign)

    def find_last_round(self):
        """With age IV: if it begins in the first player's turn this round is the last, else the next one."""
        self.last_round = 0
        if self.age == _AGE_IV:
            self.last_round = self.round if self.current == 0 else self.round + 1

    def is_last_round(self):
        """Whether this is the last round: no new wars, no military cards, units are sacrificed to colonise only."""
        return self.round == self.last_round

    # -- The end of the turn

    def draws(self):
        """Whether there are military cards to draw: not in round 1, nor in the ages A and IV, nor (2006) for rebels."""
        return self.round > 1 and _AGE_A < self.age < _AGE_IV and maintenance.draws(self.active(), self.edition)

    def count_military_actions(self):
        """Each military action not used draws a card, at most 3; as many as the last time are proposed."""
        most = self.active().counts[MILITARY_ACTIONS]
        last = self.active().last
        before = min(most, last[-1]) if last else 0
        if most and self.draws():
            prompt = Number("military_left", self.current, 0, most, lambda: bytes((before,)))
            self.left = prompt.decode((yield prompt))

    def end_turn(self):
        """Uprising, production and maintenance in the order of the edition; then what came of it is told."""
        before = self.active().last
        maintenance.end_turn(self.active(), self.edition, self.corruption_row, self.left)
        maintenance.report(self, before)
        self.active().calm()

    # -- The end of the game

    def is_last_turn(self):
        """Whether this turn is the last one of the game."""
        return self.is_last_round() and self.current == self.count - 1

    def announce_last_events(self):
        """The last turn is over; what it brought was told before."""
        if self.is_last_turn():
            yield self.announce("the_end", ("last_events_left",))

    def resolve_last_events(self):
        """After the last turn all events of age III that are left are resolved, one at a time."""
        if self.is_last_turn():
            while True:
                board = Boards(self, "last_events", None, ("end_game",))
                page, row, change = board.decode((yield board))
                if page < 0:
                    return
                self.boards[page].change(self.boards[page].SHOWN[row], change)

    def ending(self):
        """Whether the round just finished was the last."""
        return self.is_last_round()

    def ended(self):
        """Who led after each age, and the last round."""
        led = []
        for i, players in enumerate(self.led if self.count > 1 else ()):
            if players:
                led.append(("led_after", AGES[1 + i], bytes([seat for seat in self.seats if players >> seat & 1])))
        return tuple(led) + Sheet.ended(self)

    def checklist(self, name):
        """The lines of one of CHECKLISTS as they are now."""
        return lines(self, name)
