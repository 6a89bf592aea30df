"""The companion's turn: the boards stay on the table, and it says what the end of a turn brings and costs.

    The player says what only the board knows: yellow tokens left, happy faces, the field of the blue bank.
    If happy faces are missing: are there enough unused workers? If not, an uprising.
    2006: after eating and production, the field of the blue bank, unless there was an uprising.
    Then everybody hears: culture, science, food to eat, corruption, the next worker, military cards.

Source: the play aid, "End of turn", and the changes of 2015. Ages and the end of the game are in turn.py.
"""

from engine.game import VALUES, ComparedRow
from engine.parts import signed_bytes
from engine.prompts import Notice, Number, NumberRow, Row
from engine.prompts.counters import CounterRow, Counters
from engine.prompts.tracks import Figures, Report, Tracks
from micropython import const
from rules.through_the_ages import editions, turn_end
from rules.through_the_ages.board import (
    CULTURE,
    CULTURE_RATING,
    FROM_RATINGS,
    HAPPY,
    SCIENCE_RATING,
    TO_HUNGER,
    YELLOW_BANK,
)
from rules.through_the_ages.companion_board import (
    BLUE_FIELD,
    FOOD_COMES,
    MISSING_FOOD,
    ONLY_REMEMBERED,
    RESOURCES_COME,
    UNUSED_WORKERS,
    CompanionBoard,
)
from rules.through_the_ages.sheet import Sheet

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Callable

    from engine.game import Page
    from engine.parts import Label
    from engine.prompts import Steps

COMPANION_STEPS = (
    "set_up",
    "fill_row",
    "read_board",
    "count_unused_workers",
    "read_blue_field",
    "settle_turn",
    "call_out",
    "announce_last_events",
    "score_last_events",
)
# The level of age III, the highest that an event can have.
_HIGHEST_LEVEL = const(3)
# As many unused workers as happy faces can be missing.
_MOST_UNUSED = const(8)
_OTHER_WAY = (
    CULTURE,
    MISSING_FOOD,
    YELLOW_BANK,
    FOOD_COMES,
    RESOURCES_COME,
    BLUE_FIELD,
    SCIENCE_RATING,
    HAPPY,
    CULTURE_RATING,
)
# The lines of large values: the one that left lowers, the one that right raises, the legend.
_LINES = (
    (HAPPY, HAPPY, "happy_full"),
    (CULTURE_RATING, CULTURE_RATING, "culture_rating_full"),
    (YELLOW_BANK, CULTURE, "legend_yellow"),
    (BLUE_FIELD, BLUE_FIELD, "blue_bank_full"),
    (SCIENCE_RATING, SCIENCE_RATING, "science_rating_full"),
)
_MIDDLE = const(2)  # the line that changes most often


class Companion(Sheet):
    """Play the turns of the companion. race_by_age: the culture of all players at the end of ages I to III."""

    is_companion = False
    boards: "list[Any]"  # Any: all CompanionBoards in this mode
    race_by_age: "list[list[int]]"

    # In turn.py.
    can_age_end: "Callable[[], bool]"
    has_military_cards: "Callable[[], bool]"
    is_last_turn: "Callable[[], bool]"
    doing: "Callable[[], Label]"
    end_age: "Callable[[], Steps]"

    def use_companion(self, edition: int) -> None:
        """Make this a game of the companion, by the edition 0 (2006) or EDITION_2015."""
        self.is_companion = True
        self.STEPS = COMPANION_STEPS
        self.SHEET = "sheet_culture", "sheet_board", "sheet_race"
        self.race_by_age = []
        self.boards = [CompanionBoard(edition) for _ in self.seats]

    # -- the turn

    def read_board(self) -> "Steps":
        """Ask for what changed on the board, until the turn ends. Any player's culture can be changed.

        Most culture within a turn comes from preparing an event: as much as the level of its age.
        """
        while True:
            of, prompt = self.board_prompt()
            page, row, change = prompt.decode((yield prompt))
            if page >= 0:
                player, of_board = of[row]
                self.boards[player].change(of_board, change)
                if of_board == YELLOW_BANK:
                    self.bought -= change
            elif row:
                yield from self.end_age()
            else:
                return

    def board_prompt(self) -> "tuple[list[tuple[int, int]], Tracks]":
        """Return (player, row of the board) of each value of the page, and the page."""
        of, rows = self.rows_of_turn()
        at = {of_board: number for number, (player, of_board) in enumerate(of) if player == self.current}
        lines = [line for line in _LINES if line[0] in at]
        prompt = Tracks(
            self.doing(),
            self.current,
            rows,
            ("end_turn", "age_ends") if self.can_age_end() else ("end_turn",),
            [(at[left], at[right]) for left, right, _ in lines],
            [legend for _, _, legend in lines],
            first_line=_MIDDLE,
            locked="round_1_cards" if self.only_takes_cards() else None,
            order=self.order_of_turn(of),
            first_step=(at[CULTURE], max(1, min(_HIGHEST_LEVEL, self.age))),
            lack=lambda number, change: self.lack(of, number, change),
        )
        return of, prompt

    def rows_of_turn(self) -> "tuple[list[tuple[int, int]], list[CounterRow]]":
        """Return (player, row of the board) and the row of each value of the page.

        Values of the board come first: (2015) the blue field, happy faces, the yellow bank. The tracks come last.
        """
        player = self.current
        of = [(player, BLUE_FIELD)] if self.edition == editions.EDITION_2015 else []
        of += [(player, HAPPY), (player, YELLOW_BANK), (player, MISSING_FOOD)]
        of += [(other, CULTURE) for other in self.seats if other != player]
        of += [(player, row) for row in (FOOD_COMES, RESOURCES_COME, SCIENCE_RATING, CULTURE_RATING, CULTURE)]
        return of, [self.row(player, row) for player, row in of]

    def order_of_turn(self, of: "list[tuple[int, int]]") -> "list[int]":
        """Return the numbers of the values in the order of the list: first those that go only one way above it.

        A leader who leaves takes culture and science each turn along. The culture of others comes last: UP leads there
        from the first line, and events change that of several players.
        """
        own = [of.index((self.current, row)) for row in _OTHER_WAY if (self.current, row) in of]
        return own + [number for number, (player, _) in enumerate(of) if player != self.current]

    def lack(self, of: "list[tuple[int, int]]", number: int, change: int) -> "tuple[int, int] | None":
        """Return the number of the row of happy faces and how many are needed, if there are too few after a change."""
        player, row = of[number]
        board = self.boards[self.current]
        if player == self.current:
            board = self.changed(board, row, change)
        return (of.index((self.current, HAPPY)), board.needed() or 0) if board.missing() else None

    def changed(self, board: CompanionBoard, row: int, change: int) -> CompanionBoard:
        """Return a copy of a board on which a row has changed."""
        copy = board.copy(self.edition)
        copy.change(row, change)
        return copy

    def row(self, player: int, row: int) -> CounterRow:
        """Return a row of a player's board, with what it means now."""
        board = self.boards[player]
        value = board.value(row)
        name = board.LABELS[row]
        own = player == self.current
        fixed = self.only_takes_cards()
        meant = row in (YELLOW_BANK, HAPPY, BLUE_FIELD, MISSING_FOOD)
        return CounterRow(
            name if own else ("culture_of", bytes((player,))),
            value,
            value if fixed else board.most(row),
            value if fixed else 0,
            by_value=editions.fields(self.corruption_row) if row == BLUE_FIELD else None,
            more=-1 if row == BLUE_FIELD else 1,
            detail=name + "_full" if own else None,
            outcome=(lambda change: self.meaning(board, row, change)) if meant else None,
        )

    def meaning(self, board: CompanionBoard, row: int, change: int) -> "Label":
        """Return the label of what a row means once `change` is added."""
        board = self.changed(board, row, change)
        if row == HAPPY:
            return board.happiness()
        if row == BLUE_FIELD:
            return corruption_label(board.corruption(self.corruption_row))
        if row == MISSING_FOOD and board.counts[MISSING_FOOD]:
            board.counts[UNUSED_WORKERS] = _MOST_UNUSED  # the next question: there may be enough
            lost = self.end_of_turn(board)[turn_end.LAST_STARVED]  # no more culture than there is
            return ("starving_ahead", lost) if lost else "starving_free"
        return "eat_food", board.eaten()

    def count_unused_workers(self) -> "Steps":
        """Ask for unused workers if happy faces are missing; suggest those bought in this turn, or the last number.

        A suggestion of 0 would lead to an uprising by A alone: after that, suggest as many as prevent it.
        """
        board = self.boards[self.current]
        if board.missing():
            likely = max(0, min(_MOST_UNUSED, self.bought)) or board.counts[UNUSED_WORKERS] or board.missing()
            facts = NumberRow("population_full", 0), NumberRow("discontent", board.missing(), 0)
            about = bytes((board.counts[YELLOW_BANK], board.counts[HAPPY]))
            prompt = Number(
                "unused_workers", self.current, 0, _MOST_UNUSED, lambda: bytes((likely,)), facts, about=about
            )
            board.counts[UNUSED_WORKERS] = prompt.decode((yield prompt))

    def read_blue_field(self) -> "Steps":
        """2006: ask for the field of the blue bank after production, below what the turn brings."""
        board = self.boards[self.current]
        if self.edition == editions.EDITION_2015 or board.uprising():
            return
        while True:
            row = self.row(self.current, BLUE_FIELD)
            row.outcome = lambda change: self.due(board, change)
            row.most = board.most(BLUE_FIELD)  # production is normal in round 1
            row.least = 0
            after = board.copy(self.edition)
            figures = self.figures(self.end_of_turn(after), board)
            prompt = Tracks(("culture_now", after.culture), self.current, (row,), ("go_on",), figures=figures)
            page, _, change = prompt.decode((yield prompt))
            if page < 0:
                return
            board.change(BLUE_FIELD, change)

    def due(self, board: CompanionBoard, change: int) -> "Label":
        """Return the label of the corruption once the blue field is changed; if there is none, what the value is."""
        due = editions.corruption_of_field(self.corruption_row, board.counts[BLUE_FIELD] + change)
        return ("pay_corruption", due) if due else "blue_bank_full"

    # -- the end of the turn

    def end_of_turn(self, board: CompanionBoard) -> "list[int]":
        """Do the end of a turn on a board; return its numbers (see `turn_end.py`)."""
        last = [0] * len(turn_end.LAST)
        counts = board.counts
        if board.uprising():
            last[turn_end.LAST_UPRISING] = 1
        else:
            last[turn_end.LAST_SCIENCE] = min(editions.SCORED, counts[SCIENCE_RATING])
            last[turn_end.LAST_CULTURE] = board.score(CULTURE, min(editions.SCORED, counts[CULTURE_RATING]))
            board.count_culture(FROM_RATINGS, last[turn_end.LAST_CULTURE])
            last[turn_end.LAST_EATEN] = board.eaten() - counts[MISSING_FOOD]
            lost = min(turn_end.CULTURE_PER_MISSING_FOOD * counts[MISSING_FOOD], board.culture)
            last[turn_end.LAST_STARVED] = lost
            board.culture -= lost
            board.count_culture(TO_HUNGER, lost)
            last[turn_end.LAST_CORRUPTION] = board.corruption(self.corruption_row)
        board.missed = counts[MISSING_FOOD]
        counts[MISSING_FOOD] = 0
        board.last = last
        return last

    def settle_turn(self) -> None:
        """Do the end of the turn, and record it for the last turns."""
        board = self.boards[self.current]
        last = self.end_of_turn(board)
        if last[turn_end.LAST_UPRISING]:
            self.record(board.uprising_label("uprising_why"))
            return
        if last[turn_end.LAST_STARVED]:
            self.record(("lost_culture", last[turn_end.LAST_CULTURE], last[turn_end.LAST_STARVED], board.culture))
        else:
            self.record(("got_culture", last[turn_end.LAST_CULTURE], board.culture))
        self.record(("science_scored", last[turn_end.LAST_SCIENCE]))
        self.record(("eat_food", last[turn_end.LAST_EATEN]))
        self.record(corruption_label(last[turn_end.LAST_CORRUPTION]))

    def call_out(self) -> "Steps":
        """Announce the end of the turn in large type; an uprising and hunger in notices of their own."""
        board = self.boards[self.current]
        last = board.last
        if last[turn_end.LAST_UPRISING]:
            sentence, short = self.drawing()
            lines = board.uprising_label("uprising_why"), short if short == "draw_short" else sentence
            yield Notice("uprising", self.current, lines, ("sign_uprising", 1))
            return
        if board.missed:
            yield Notice(
                "famine", self.current, (hunger_label(board.missed, last[turn_end.LAST_STARVED]),), ("sign_hunger", 1)
            )
        if self.edition == editions.EDITION_2015:
            yield Report(("culture_now", board.culture), self.current, self.figures(last, board))

    def figures(self, last: "list[int]", board: CompanionBoard) -> Figures:
        """Return what is called out of an end of turn (see `turn_end.py`)."""
        amounts = (
            ("culture", ":+%d" % last[turn_end.LAST_CULTURE]),
            ("science", ":+%d" % last[turn_end.LAST_SCIENCE]),
            ("food", ("pay_food", last[turn_end.LAST_EATEN])),
        )
        yellow = board.counts[YELLOW_BANK]
        faces = editions.happy_needed(max(1, yellow) - 1)
        needs = ("next_worker", "food", ":%d" % editions.price(yellow)), ("then_needs", "happy", ":%d" % faces)
        next_worker, costs = ("next_worker", needs) if yellow else ("no_worker", ())
        alarm = ("pay_corruption", last[turn_end.LAST_CORRUPTION]) if last[turn_end.LAST_CORRUPTION] else None
        return Figures(amounts, next_worker, costs, alarm, *self.drawing())

    def drawing(self) -> "tuple[str, str]":
        """Return labels of the military cards to draw, or of why there are none: a sentence, and in short."""
        if not self.has_military_cards():
            first = self.only_takes_cards()
            return ("no_draw_first", "draw_0_first") if first else ("no_draw_last", "draw_0_last")
        if self.edition != editions.EDITION_2015 and self.boards[self.current].uprising():
            return "no_draw_uprising", "no_draw_uprising"
        return "draw_cards", "draw_short"

    # -- the end of the game

    def score_last_events(self) -> "Steps":
        """Ask for the culture that the last events brought or cost."""
        while self.is_last_turn():
            rows = [
                CounterRow(player, self.boards[player].culture, self.boards[player].most(CULTURE))
                for player in self.seats
            ]
            prompt = Counters("last_events", None, rows, ("end_game",))
            page, player, change = prompt.decode((yield prompt))
            if page < 0:
                return
            self.boards[player].change(CULTURE, change)

    # -- setting by hand, and sheets

    def adjusting(self, player: int, page: int) -> Counters:
        """See Sheet; the field of the blue bank has its name, as on the page of the turn."""
        prompt = Sheet.adjusting(self, player, page)
        if self.is_companion and not page:
            row = prompt.rows()[CompanionBoard.SHOWN.index(BLUE_FIELD)]
            row.by_value, row.more = editions.fields(self.corruption_row), -1
        return prompt

    def sheet(self, player: int, page: int) -> "tuple[int, Page]":
        """See Game: culture and the next end of turn, the board, culture at the end of each age."""
        if not self.is_companion:
            return Sheet.sheet(self, player, page)
        board = self.boards[player]
        if page == 0:
            return VALUES, [
                Row("culture_full", board.culture),
                Row("culture_rating_full", board.counts[CULTURE_RATING]),
                Row("science_rating_full", board.counts[SCIENCE_RATING]),
                Row("coming_eaten", board.counts[MISSING_FOOD] - board.eaten()),
                Row("coming_corruption", -board.corruption(self.corruption_row)),
            ]
        if page == 1:
            shown = [row for row in board.SHOWN[:-1] if row not in ONLY_REMEMBERED]
            return VALUES, [
                CounterRow(board.LABELS[of], row.value, row.most, by_value=row.by_value)
                for of, row in [(of, self.row(player, of)) for of in shown]
            ]
        ages = ("age_I", "age_II", "age_III")
        return VALUES, [Row(ages[i], race[player]) for i, race in enumerate(self.race_by_age)] + [
            Row("race_now", board.culture)
        ]

    def compared(self, player: int) -> "list[ComparedRow]":
        """See Game."""
        if not self.is_companion:
            return Sheet.compared(self, player)
        board = self.boards[player]
        rows = [
            ComparedRow(board.LABELS[row], board.value(row))
            for row in (CULTURE, CULTURE_RATING, SCIENCE_RATING, YELLOW_BANK)
        ]
        return rows + [ComparedRow("happy", board.counts[HAPPY], board.needed(), board.missing() > 0)]

    def dangers(self, player: int) -> "list[Label]":
        """See Game."""
        if not self.is_companion:
            return Sheet.dangers(self, player)
        board = self.boards[player]
        found: "list[Label]" = []
        if board.missing():
            found.append(("happy_needed", board.needed(), board.missing()))
        if board.corruption(self.corruption_row):
            found.append(corruption_label(board.corruption(self.corruption_row)))
        return found

    # -- saving

    def pack(self) -> bytearray:
        """See Saving; the race by age follows the rest."""
        saved = Sheet.pack(self)
        if self.is_companion:
            for race in self.race_by_age:
                for culture in race:
                    saved.extend(signed_bytes(culture, 2))
            saved.append(len(self.race_by_age))
        return saved

    def unpack(self, saved: bytes) -> None:
        """Restore what `pack` returned."""
        Sheet.unpack(self, saved)
        if self.is_companion:
            ages = saved[-1]
            at = len(saved) - 1 - 2 * ages * self.count
            culture = [saved[i] | saved[i + 1] << 8 for i in range(at, len(saved) - 1, 2)]
            self.race_by_age = [culture[i * self.count : (i + 1) * self.count] for i in range(ages)]


def hunger_label(missing: int, lost: int) -> "Label":
    """Return the label of missing food, and of the culture lost to it, if there was any left."""
    return ("hunger_costs", missing, lost) if lost else ("hunger_free", missing)


def corruption_label(due: int) -> "Label":
    """Return the label of corruption: how many resources are due, or none."""
    return ("corruption_ahead", due) if due else "no_corruption"
