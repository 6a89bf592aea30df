"""Through the Ages in the order of the play aid: rounds, turn, ends of an age and of the game.

Source: the play aid (2006 edition), with rulings on its open points, and the 2015 edition as an option.
"""

from engine.prompts import Notice, Number
from micropython import const
from rules.through_the_ages import editions, maintenance
from rules.through_the_ages.board import MILITARY_ACTIONS, YELLOW_BANK, Board
from rules.through_the_ages.checklists import lines, ticked_off
from rules.through_the_ages.companion import Companion
from rules.through_the_ages.light import LightBoard
from rules.through_the_ages.sheet import AGE_SIGNS, Sheet
from rules.through_the_ages.warnings import Boards

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.parts import Label
    from engine.prompts import Steps

# Older games asked for this; see `count_military_actions`.
UNUSED_ACTIONS = "military_left"
AGES = ("age_A", "age_I", "age_II", "age_III", "age_IV")
_AGE_A = const(0)
_AGE_I = const(1)
_AGE_IV = const(4)
# Yellow tokens that each player loses at the end of ages I, II and III.
_LOST_WITH_AGE = const(2)
# The sign of a large notice: time is running out, or none to leave room for text.
HOURGLASS = ("sign_hourglass", 1)
NO_SIGN = ("", 0)
# The index of the action "age_ends" of a turn's board.
_AGE_ENDS = const(1)


class ThroughTheAges(Companion):
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

    REMEMBERS_OPTIONS = True

    @staticmethod
    def options(count: int, last: "Sequence[bytes]" = ()) -> "Steps[tuple[int, bytes]]":
        """Ask for the edition and its corruption row (see `editions.options`)."""
        return editions.options(last)

    def start(self) -> None:
        """Give each player a board; begin age A."""
        self.edition, self.corruption_row = self.agreed
        kind = Board
        if self.edition == editions.LIGHT:
            self.edition = editions.EDITION_2015
            kind = LightBoard
            self.SHEET = Sheet.SHEET[:2]
        self.age = _AGE_A
        self.last_round = 0
        self.seats = range(self.count)
        self.led = bytearray(3)
        if self.edition in (editions.COMPANION_2015, editions.COMPANION_2006):
            self.edition = editions.EDITION_2015 if self.edition == editions.COMPANION_2015 else 0
            self.use_companion(self.edition)
        else:
            self.boards = [kind(self.edition) for _ in self.seats]

    def begin(self) -> None:
        """Reset the turn: no age has ended in it.

        left: unused military actions. Nobody is asked for them, but recorded games and older ones have them.
        """
        self.age_ended = False
        self.left = 0
        self.bought = 0

    def active(self) -> Board:
        """Return the board of the player whose turn it is."""
        board: Board = self.boards[self.current]
        return board

    # -- Setup, and the first rounds

    def set_up(self) -> "Steps | None":
        """Ask the setup checklist before the first turn."""
        return ticked_off(self, "setup") if self.round == 1 and not self.current else None

    def fill_row(self) -> None:
        """Begin age I with the first turn of round 2, when the row is filled from age A for the last time.

        In the first and last rounds, remind the first player of their limits.
        """
        if self.age == _AGE_A and self.round > 1:
            self.age = _AGE_I
            self.warn("age_I_begins", AGES[_AGE_I], HOURGLASS)
        if self.current:
            return  # the first player was reminded, and the title still shows the round
        if self.only_takes_cards():
            self.tell("only_cards")
        elif self.is_last_round():
            self.tell("last_round_rules")

    def only_takes_cards(self) -> bool:
        """Return whether this is round 1, in which seat n only takes cards, with n civil actions."""
        return self.round == 1

    # -- The turn

    def act(self) -> "Steps":
        """Ask for each change of a board until the turn ends.

        Players should report the end of an age first, but can at any time in the turn.
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

    def doing(self) -> "Label":
        """Return the label above the board: the turn's special rule, or the age."""
        if self.only_takes_cards():
            return "take_cards", self.current + 1
        if self.is_last_round():
            return "last_round"
        return "board", AGES[self.age]

    def stage(self) -> "Label":
        """See Game: the age."""
        return AGES[self.age]

    # -- The end of an age

    def can_age_end(self) -> bool:
        """Return whether this turn can have begun with dealing the last civil card of the age.

        Ages end from the second turn of round 2 on, once per turn. Age IV has no deck, and age A, which may have been
        set by hand, ends by itself.
        """
        begun = self.round > 2 or self.round == 2 and self.current > 0
        return begun and _AGE_A < self.age < _AGE_IV and not self.age_ended

    def end_age(self) -> "Steps":
        """End the age: the one before leaves the table, and each player loses 2 yellow tokens.

        The companion first shows what that means; undo leads back.
        """
        ended, old = ":" + AGE_SIGNS[self.age], ":" + AGE_SIGNS[self.age - 1]
        lines: "tuple[Label, ...]" = ("age_leaves", old), ("tokens_leave", _LOST_WITH_AGE)
        if self.is_companion:
            leaders = "leaders_of_" + AGES[self.age - 1]
            yield Notice(("age_end_sure", ended), None, (lines[1], [("age_goes", old), leaders]), asks=True)
        self._story.extend(lines)
        self.age_ended = True
        for board in self.boards:
            board.change(YELLOW_BANK, -min(_LOST_WITH_AGE, board.counts[YELLOW_BANK]))
        self.led[self.age - 1] = sum([1 << player for player in self.winners()])
        if self.is_companion:
            # The age may have been set by hand, back or forward.
            del self.race_by_age[self.age - 1 :]
            while len(self.race_by_age) < self.age:
                self.race_by_age.append([board.culture for board in self.boards])
        self.age += 1
        self.find_last_round()
        if not self.is_companion:
            yield Notice(("age_over", ended), self.current, lines, NO_SIGN)
        if self.is_last_round():
            yield self.large_notice("last_round_alarm", ("this_is_last",))
        elif self.last_round:
            yield self.large_notice(AGES[_AGE_IV], ("next_is_last",))

    def large_notice(self, what: "Label", lines: "tuple[Label, ...]", sign: "tuple[str, int]" = HOURGLASS) -> Notice:
        """Return a large notice `what` for all players, with its lines and a sign as in Notice."""
        self._story.extend(lines)
        return Notice(what, self.current, lines, sign)

    def find_last_round(self) -> None:
        """Find the last round, known in age IV: this one if it began in the first player's turn, else the next."""
        self.last_round = 0
        if self.age == _AGE_IV:
            self.last_round = self.round if self.current == 0 else self.round + 1

    def is_last_round(self) -> bool:
        """Return whether this is the last round: no new wars, no military cards, sacrifices only to colonise."""
        return self.round == self.last_round

    # -- The end of the turn

    def has_military_cards(self) -> bool:
        """Return whether there are military cards to draw: not in round 1, ages A and IV."""
        return self.round > 1 and _AGE_A < self.age < _AGE_IV

    def count_military_actions(self) -> "Steps":
        """Give the unused military actions, each of which draws a card, up to 3, without asking for them.

        Older games asked, and their logs have the answer here.
        """
        most = self.active().counts[MILITARY_ACTIONS]
        if most and self.has_military_cards() and maintenance.draws(self.active(), self.edition):
            suggested = bytes((min(most, self.left),))
            prompt = Number(UNUSED_ACTIONS, self.current, 0, most, lambda: suggested, auto_answer=True)
            self.left = prompt.decode((yield prompt))
        else:
            self.left = 0

    def end_turn(self) -> None:
        """Do the edition's end of turn, and report it."""
        before = self.active().last
        last = maintenance.end_turn(self.active(), self.edition, self.corruption_row, self.left)
        maintenance.report(self, last, before)
        self.active().calm()

    # -- The end of the game

    def is_last_turn(self) -> bool:
        """Return whether this is the last turn of the game."""
        return self.is_last_round() and self.current == self.count - 1

    def announce_last_events(self) -> "Steps":
        """Announce the last events after the last turn."""
        if self.is_last_turn():
            yield self.large_notice("the_end", ("last_events_left",))

    def resolve_last_events(self) -> "Steps":
        """Ask for the changes by the remaining events of age III, after the last turn."""
        if self.is_last_turn():
            while True:
                board = Boards(self, "last_events", None, ("end_game",))
                page, row, change = board.decode((yield board))
                if page < 0:
                    return
                self.boards[page].change(self.boards[page].SHOWN[row], change)

    def ending(self) -> bool:
        """Return whether the round just finished was the last."""
        return self.is_last_round()

    def ended(self) -> "tuple[Label, ...]":
        """Return labels of the leaders after each age, and of the last round."""
        led: "list[Label]" = []
        for i, players in enumerate(self.led if self.count > 1 else ()):
            if players:
                led.append(("led_after", AGES[1 + i], bytes([seat for seat in self.seats if players >> seat & 1])))
        for i, race in enumerate(self.race_by_age if self.is_companion else ()):
            led.append(("culture_by_age", AGES[1 + i], ":" + " – ".join([str(culture) for culture in race])))
        return tuple(led) + tuple(Sheet.ended(self))

    def checklist(self, name: str) -> "list[Label]":
        """Return the lines of one of CHECKLISTS now."""
        return lines(self, name)
