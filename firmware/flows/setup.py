"""Set up a game: which one, how many players, their names, its options."""

import words
from engine import setup as setups
from engine.history.session import Dialogue
from engine.limits import PLAYERS, TITLE_LENGTH
from engine.prompts import NOTHING, Choose, Name, Number, Row
from engine.setup import SIGNS, without_sign
from flows import attention, confirm
from flows.game import ask, begin, play, take_back
from flows.known_games import (
    FORGED_SAVE_ERRORS,
    SHEET,
    describe,
    following,
    games,
    kind_of,
    label_of,
    playable,
    sheet_of,
    version_of,
)
from flows.under_way import game_row
from micropython import const
from screens.answered import answered_briefly
from screens.games import GamesScreen
from screens.news import taken_back
from ui.signal import BACK
from ui.view import Ask

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Generator, Sequence, TypeVar

    from device import Device
    from engine.parts import Label
    from persistence.saved import Kept
    from persistence.settings import Settings
    from ui.view import Asking, Flow

    Taken = TypeVar("Taken")
    # Any: each kind of prompt decodes its own answers.
    Steps = Generator[Any, bytes, Taken]

# Random bytes for drawing lots. After some forty draws they begin again.
_LOTS = 8


class _Names(Choose):
    """Ask for a name. Undo brings a deleted one back: redo doesn't offer to delete it again."""

    def repeated(self, answer: bytes) -> "bytes | None":
        """See Prompt."""
        return answer if answer[0] == NOTHING else self.encode(self.decode(answer))


class _Deletion(Choose):
    """Ask whether to delete a name, without an offer of what was answered about another one."""

    def repeated(self, answer: bytes) -> "bytes | None":
        """See Prompt."""
        return None


class Setup:
    """The questions before a game, asked like its own, with undo.

    game: its name, with the title that the players give it. sheet: its score sheet, packed; b"": none.
    settings: remember each name at once, and forget a deleted one at once.
    lots: random bytes. last: see `last_setup`.
    current, round, step: as of a game; it is all one turn.
    """

    current = round = step = 0

    def __init__(
        self,
        settings: "Settings",
        game: str,
        sheet: bytes = b"",
        lots: bytes = b"",
        last: "tuple[int, Sequence[bytes]]" = (0, ()),
    ) -> None:
        self.settings = settings
        self.lots = lots
        self.last_count, self.last_answers = last
        self.chosen = game
        self.sheet = sheet
        self.used = list(settings.names)
        self.titles = settings.titles
        self.load(b"")

    def save(self) -> bytes:
        """Return nothing: the questions are few enough to ask again."""
        return b""

    def load(self, saved: bytes) -> None:
        """Start again."""
        self.over = False
        self.game = self.chosen
        self.names: "list[str]" = []
        self.answers: "list[bytes]" = []
        # Undo brings back a name that was deleted.
        self.offered = list(self.used)

    def stage(self) -> None:
        """Return None: a setup has no parts."""

    def turn(self) -> "Steps[None]":
        """Ask for the game's title if it has one, how many play, their names, the game's own options."""
        kind = kind_of(self.game, self.sheet)
        if kind.TITLED:
            self.game += yield from self.title()
        least, most = kind.PLAYERS
        count = least
        if least < most:
            usual = bytes([max(least, min(most, self.last_count or len(self.offered) or 2))])
            prompt = Number("how_many", None, least, most, lambda: usual, subject=label_of(self.game, self.sheet))
            count = prompt.decode((yield prompt))
        while len(self.names) < count:
            self.names.append((yield from self.name(count, kind.TEAM)))
        if count > 1:
            yield from self.put_right()
        asked = kind.options(count, self.last_answers) if kind.REMEMBERS_OPTIONS else kind.options(count)
        if hasattr(asked, "send"):
            answer = None
            while True:
                try:
                    prompt = asked.send(answer)
                except StopIteration:
                    break
                answer = yield prompt
                self.answers.append(answer)
        self.keep(self.names)  # and the names that undo brought back
        self.over = True

    def title(self) -> "Steps[str]":
        """Ask for a title; return a colon and the title, to follow the game's name, or nothing."""
        rows = [Row("what_title:" + title) for title in self.titles] + [Row("game_" + self.game)]
        prompt = Choose("what_title", None, rows, None, "new_title", lambda: b"\0")
        number = prompt.decode((yield prompt))
        if number == len(self.titles):
            return ""
        if number != NOTHING:
            return ":" + self.titles[number]
        new = Name("what_title", None, TITLE_LENGTH)
        return ":" + str(new.decode((yield new)))

    def put_right(self) -> "Steps[None]":
        """Show the names in the order of play until the game starts.

        Names can be moved, entered again or given a sign; or lots decide the first player, and the seats stay.
        """
        lots = 0
        drawn: "tuple[Label, ...]" = ()
        while True:
            words.names = self.names
            count = len(self.names)
            rows = [Row("start_game")] + [Row(i) for i in range(count)] + [Row("draw_lots")]
            prompt = Choose("order", None, rows, suggest=lambda: b"\0")
            prompt.with_news(drawn, None)
            at = (yield prompt)[0] - 1
            drawn = ()
            if at < 0:
                return
            if at == count:
                # After undo the same lots come again: they were cast before.
                lots, first = divmod(lots or int.from_bytes(self.lots, "little"), count)
                self.names = self.names[first:] + self.names[:first]
                drawn = (("lots_fell", ":" + self.names[0]),)
                continue
            acts = (Row("moves_up"), Row("new_name"), Row("sign"))
            first = 1 if at == 0 else 0  # nobody is before the first one
            prompt = Choose(("name_of", bytes((at,))), None, acts[first:], bytes(range(first, len(acts))))
            chosen = prompt.decode((yield prompt))
            if chosen == 0:
                self.names.insert(at - 1, self.names.pop(at))
                continue
            if chosen == 1:
                others = taken(self.names[:at] + self.names[at + 1 :])
                naming = Name(("who", at + 1), None, taken=others, unnamed=unnamed(at + 1, others))
                self.names[at] = naming.decode((yield naming))
            else:
                yield from self.sign(at)
            self.keep(self.names)

    def sign(self, at: int) -> "Steps[None]":
        """Ask for the sign before a player's name. The name is offered with it from now on."""
        name = without_sign(self.names[at])
        signed = [name] + [sign + name for sign in SIGNS]
        rows = [Row(":" + name) for name in signed]
        now = bytes((signed.index(self.names[at]),))
        prompt = Choose(("name_of", bytes((at,))), None, rows, suggest=lambda: now)
        self.names[at] = signed[prompt.decode((yield prompt))]
        self.offered = [other for other in self.offered if without_sign(other) != name]

    def name(self, count: int, is_team: bool) -> "Steps[str]":
        """Ask for the name of the next player: one used before, or a new one. The first one starts, but in no team."""
        number = len(self.names) + 1
        what = "who_starts" if number == 1 < count and not is_team else ("who", number)
        while True:
            left = [name for name in self.offered if without_sign(name) not in taken(self.names)]
            if not left:
                break
            rows = [Row(":" + name) for name in left]
            about = "\n".join(left).encode()
            prompt = _Names(what, None, rows, None, "new_name", lambda: b"\0", alternative="name_delete", about=about)
            answer = yield prompt
            if answer[0] == NOTHING:
                break
            name = left[prompt.decode(answer)]
            if not prompt.is_alternative(answer):
                return name
            sure = _Deletion("delete_name", None, (Row("no"), Row("yes")), suggest=lambda: b"\0", facts=(":" + name,))
            if sure.decode((yield sure)):
                self.offered.remove(name)
                self.keep(self.names)
        others = taken(self.names)
        naming = Name(what, None, taken=others, unnamed=unnamed(number, others))
        name = naming.decode((yield naming))
        self.keep(self.names + [name])
        return name

    def keep(self, names: "list[str]") -> None:
        """Store the names so far, in case of a power cut before the game begins, but none that was taken back."""
        self.settings.remember(names, others=self.offered)


def unnamed(number: int, taken: "Sequence[str]") -> "Label":
    """Return the label of player `number`'s name if none is entered: the first from there on that is free."""
    others = list(range(number, PLAYERS + 1)) + list(range(1, number))
    return "unnamed", [other for other in others if words.translate(("unnamed", other)) not in taken][0]


def taken(names: "list[str]") -> "list[str]":
    """Return what nobody else can be called: these names, with and without a sign."""
    return names + [without_sign(name) for name in names]


def set_up(device: "Device", kept: "list[Kept]", choice: "Choice | None" = None) -> "Flow":
    """Ask the setup; return the flow of the game, or None. kept: the games under way. choice: a Choice already made.

    If there is no place for another one, ask which of those under way to replace. It stays until the new one has its
    first answer.
    """
    found, instead = yield from find_place(device, kept)
    if found:
        return (yield from prepare(device, kept, choice or Choice(), instead))
    return None


def prepare(
    device: "Device",
    kept: "list[Kept]",
    choice: "Choice",
    instead: "Kept | None",
    dialogue: "Dialogue | None" = None,
    stored: "Kept | None" = None,
) -> "Flow":
    """Ask for the game and its setup; return the flow of the game, from whose first question B leads back here.

    instead: the game that it replaces. dialogue: a finished setup, which starts again at its last question. stored: the
    game that it began, if any answer stored that; the new game takes its place at once.
    """
    taken = take_back(dialogue) if dialogue else None
    while dialogue or (yield from choice.ask(device)):
        if not dialogue:
            game = choice.game or ""
            last = last_setup(device, kept, game if kind_of(game, choice.sheet).REMEMBERS_OPTIONS else "")
            dialogue = Dialogue(Setup(device.settings, game, choice.sheet, device.region.random(_LOTS), last))
        setup: "Any" = dialogue.game  # a Setup
        device.setup = dialogue
        is_complete = yield from ask(device, dialogue, taken)
        device.setup = None
        if is_complete:
            name = begin(device, setup.game, setup.names, setup.answers, stored or instead, choice.sheet)
            if stored:
                device.autosave.compact()
            asked = dialogue

            def back(begun: "Kept | None") -> "Flow":
                return prepare(device, kept, choice, instead, asked, begun or stored)

            return play(device, name, back)
        setup.keep([])  # undo has brought back the names that were deleted
        dialogue = taken = None
    return None


def last_setup(device: "Device", kept: "list[Kept]", game: str) -> "tuple[int, list[bytes]]":
    """Return the number of players in the last game (0: unknown), and the answers to the options of the last `game`.

    Games under way come first. game: its name, without a title; "": no answers, which takes no reading of all games.
    """
    played = [one.setup for one in sorted(kept, key=lambda one: -one.played) if one.setup]
    last = played + [device.finished.last()[1]]
    numbers = device.finished.numbers() if game else []
    count = 0
    for i in range(len(last) + len(numbers)):
        setup = last[i] if i < len(last) else device.finished.head(numbers[i - len(last)]).setup
        try:
            name, _, names, answers = setups.decode(setup)
        except ValueError:  # damaged, or there is none
            continue
        count = count or len(names)
        if game == name:
            return count, answers
    return count, []


class Choice:
    """Which game to set up: `game`, its name; by which `sheet`, packed. Asked again, the last choice is offered."""

    game: "str | None" = None
    sheet = b""
    _row = 0
    _place = 0  # in the list of sheets

    def ask(self, device: "Device") -> "Asking[bool]":
        """Ask which game; return whether one was chosen."""
        names = games()
        rows = [Row("game_" + name) for name in names] + [Row("more_games")]
        prompt = Choose("which_game", None, rows, suggest=lambda: bytes((self._row,)))
        asked: "Choose | Ask" = prompt
        if self.game:
            before = prompt.suggestion()
            asked = Ask(
                prompt, start=before, toast=taken_back(None, answered_briefly(prompt, before or b""), 2), offered=True
            )
        while True:
            if not self.sheet:
                answer = yield asked
                if answer is BACK:
                    return False
                self._row = prompt.decode(answer)
                if self._row < len(names):
                    self.game = names[self._row]
                    return True
            from flows.shelf import choose_sheet  # few need the list: at the start it takes no time

            self.game, self.sheet, self._place = yield from choose_sheet(device, self._place)
            if self.game:
                return True
            asked = prompt


def again(device: "Device", kept: "list[Kept]") -> "Flow":
    """Play the game that follows the last one, if its saves have this version; find a place as `set_up` does."""
    last = device.finished.last()[1]
    if not last:  # idle work dropped it while home was open
        yield from attention("not_stored")
        return None
    name, version, names, answers = setups.decode(following(last))
    sheet = device.finished.last_brought() if name.startswith(SHEET) else b""
    if version_of(name, sheet) == version:
        found, instead = yield from find_place(device, kept)
        if not found:
            return None
        try:
            return play(device, begin(device, name, names, answers, instead, sheet))
        except FORGED_SAVE_ERRORS:
            device.autosave.close()
    yield from attention("other_version")
    return None


def find_place(device: "Device", kept: "list[Kept]") -> "Asking[tuple[bool, Kept | None]]":
    """Return whether there is a place for one more game, and which game it replaces (None: the place is free)."""
    if len(kept) < device.region.places():
        return True, None
    instead = yield from to_drop(device, kept)
    return instead is not None, instead


def to_drop(device: "Device", kept: "list[Kept]") -> "Asking[Kept | None]":
    """Ask which of these games to drop; return it or None."""
    listed = [game for game in kept if playable(game)]
    at = len(listed) - 1  # the one that was played longest ago
    games = range(len(listed))
    listed += [game for game in kept if not playable(game)]
    sheets = [sheet_of(device, game) for game in listed]
    rows = [game_row(game, sheet) for game, sheet in zip(listed, sheets)]
    for place, age in ((0, "played_last"), (at, "played_first")) if at > 0 else ():  # else equal games look the same
        row: "Any" = rows[place]  # a GameRow
        row.texts = [text + " · " + words.translate(age) for text in row.texts] + [words.translate(age)]
    while True:
        answer = yield GamesScreen(Choose("drop_which", None, rows), games, "delete", max(0, at))
        if answer is BACK:
            return None
        at = answer[0]
        chosen: "Kept" = listed[at]
        label = describe(listed[at].setup, sheets[at]) if at in games else "other_version"
        if (yield from confirm("replace", (label, "replace_help"))):
            return chosen
