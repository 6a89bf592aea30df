"""Which rules of Through the Ages a recorded game uses, found by playing it and watching the boards."""

import copy
import json

from host.recorded.transcript import Replay, Transcript, parse

from rules.prompts import COUNTERS
from rules.through_the_ages import editions
from rules.through_the_ages.board import BOARD_ROWS, FARMS, LAST, MINES, YELLOW_BANK, worth

EVERY_RULE = (
    "uprising",
    "uprising held off by unused workers",
    "hunger",
    "hunger stops at 0 culture",
    "corruption",
    "corruption paid in part",
    "too few blue tokens for production",
    "an empty blue bank",
    "an empty yellow bank",
    "change comes back",
    "population at 2",
    "population at 3",
    "population at 4",
    "population at 5",
    "population at 7",
    "two populations at once",
    "free population",
    "population lost",
    "an upgrade",
    "a section of a wonder",
    "a wonder finished",
    "tokens from the box",
    "tokens to the box",
    "a track stops",
    "draw of 1",
    "draw of 2",
    "draw of 3",
    "age I ends",
    "age II ends",
    "age III ends",
    "fewer than 2 yellow tokens are left",
    "this round is the last",
    "the next round is the last",
    "last events",
)
# What needs several players, or an edition.
TOGETHER = ("another player's board", "another player loses workers")
ONLY_2015 = ("uprising with a draw", "corruption takes food", "what corruption returned is used at once")
ONLY_2006 = ("uprising without a draw", "corruption by what production took")


class Watch:
    """Plays a recorded game and keeps what it used."""

    def __init__(self, record):
        self.record = record
        self.used = set()
        self.replay = Replay(Transcript(parse(json.dumps(record).encode())), enter=self.enter)
        self.game = self.replay.session.game
        # The player's board before the end of turn; whether the last change took a worker off a card.
        self.before = None
        self.lowered = False

    def enter(self, prompt, answer):
        """Give an answer, and look at the boards before and after it."""
        player, boards = self.game.current, copy.deepcopy(self.game.boards)
        ends = prompt.kind == COUNTERS and prompt.decode(answer)[0] < 0
        if ends:
            self.before = boards[player]
        turn = (self.game.round, self.game.current)
        age = self.game.age
        self.replay.session.answer(answer)
        if prompt.kind == COUNTERS and prompt.what != "list_setup":
            if prompt.decode(answer)[0] >= 0:
                self.changed(boards, player, *prompt.decode(answer))
            elif prompt.actions[prompt.decode(answer)[1]] == "age_ends":
                self.aged(boards, age, player)
            if prompt.what == "last_events":
                self.used.add("last events")
        if turn != (self.game.round, self.game.current) or self.game.over:
            self.ended(player)

    def changed(self, boards, player, page, row, change):
        """A change of a board."""
        use, board, name = self.used.add, boards[page], BOARD_ROWS[row]
        if page != player:
            use("another player's board")
            if name in ("population", "elsewhere") and change < 0:
                use("another player loses workers")
        if name == "population" and change > 0:
            use(f"population at {board.price()}")
            if change > 1:
                use("two populations at once")
        if name == "free_population" and change > 0:
            use("free population")
        if name in ("population", "free_population") and change < 0:
            use("population lost")
        if name[:4] in ("farm", "mine") and change > 0 and self.lowered:
            use("an upgrade")
        self.lowered = name[:4] in ("farm", "mine") and change < 0
        if name == "wonder":
            use("a section of a wonder" if change > 0 else "a wonder finished")
        if name in ("yellow_bank", "blue_bank"):
            use("tokens from the box" if change > 0 else "tokens to the box")
        if name in ("food", "resources", "population") and self.gained(board, self.game.boards[page]):
            use("change comes back")

    def gained(self, before, after):
        """Whether tokens of a level came to lie on the cards that were not there."""
        return any(
            new > old and level
            for level, (old, new) in enumerate(
                zip(bytes(before.food + before.resources), bytes(after.food + after.resources))
            )
        )

    def aged(self, boards, age, player):
        """The end of an age."""
        self.used.add("age %s ends" % ("", "I", "II", "III")[age])
        if any(board.counts[YELLOW_BANK] < 2 for board in boards):
            self.used.add("fewer than 2 yellow tokens are left")
        if age == 3:
            self.used.add("this round is the last" if player == 0 else "the next round is the last")

    def ended(self, player):
        """The end of a turn."""
        use, before, board = self.used.add, self.before, self.game.boards[player]
        last = dict(zip(LAST, board.last))
        if before is None:
            return
        self.before = None
        if last["draw"]:
            use("draw of %d" % last["draw"])
        if last["uprising"]:
            use("uprising")
            use("uprising with a draw" if last["draw"] else "uprising without a draw")
            return
        if before.missing():
            use("uprising held off by unused workers")
        if before.counts[YELLOW_BANK] == 0:
            use("an empty yellow bank")
        if board.counts[10] == 0:
            use("an empty blue bank")
        missed = before.eaten() - last["consumption"]
        if missed:
            use("hunger")
            if last["starved"] < 4 * missed:
                use("hunger stops at 0 culture")
        full = sum(before.counts[row + level] * editions.WORTH[level] for row in (FARMS, MINES) for level in range(4))
        if last["food"] + last["resources"] < full:
            use("too few blue tokens for production")
        if last["corruption"]:
            use("corruption")
            self.corrupted(before, last)
        if before.value(2) + min(30, before.counts[3]) > 40:
            use("a track stops")

    def corrupted(self, before, last):
        """Corruption, by the resources and tokens that were there before the end of the turn."""
        use, row, blue = self.used.add, self.game.corruption_row, before.counts[10]
        if self.game.edition == 1:
            due = editions.corruption(row, blue)
            if last["corruption"] > worth(before.resources):
                use("corruption takes food")
            if sum(before.counts[FARMS : FARMS + 4]) > blue and last["food"]:
                use("what corruption returned is used at once")
            if last["corruption"] < due:
                use("corruption paid in part")
        else:
            if editions.corruption(row, blue) < last["corruption"]:
                use("corruption by what production took")
            if last["corruption"] in (1, 3, 5):
                use("corruption paid in part")


def rules_used(record):
    """The names of the rules that a recorded game uses."""
    watch = Watch(record)
    watch.replay.play()
    if len(watch.game.winners()) > 1:
        watch.used.add("a tie")
    return watch.used
