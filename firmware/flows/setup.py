"""Setting up a game: which one, how many players, their names, its options."""

import words
from engine import setup as setups
from engine.history.session import Session
from engine.limits import PLAYERS, TITLE_LENGTH
from engine.prompts import NOTHING, Choose, Name, Notice, Number, Row, yes_no
from engine.setup import SIGNS, without_sign
from flows import BACK, Ask, confirm
from flows.game import ask, begin, play
from flows.known_games import NO_GAME, SHEET, describe, following, games, kind_of, playable, sheet_of, version_of
from flows.under_way import game_row
from screens.answered import answered
from screens.games import GamesScreen
from screens.screen import taken_back

# Random bytes for drawing who starts, again and again.
_LOTS = 8


class Setup:
    """The questions before a game that was chosen, asked like its own: each answer can be taken back.

    game: its name, with the title that the players give it. sheet: what it is played by, packed; b"": nothing.
    settings: a name that is entered is kept there at once, and one that is deleted is gone.
    lots: random bytes, for who starts. current, round, step: as of a game; it is all one turn.
    """

    current = round = step = 0

    def __init__(self, settings, game, sheet=b"", lots=b""):
        self.settings = settings
        self.lots = lots
        self.chosen = game
        self.sheet = sheet
        self.used = list(settings.names)
        self.titles = settings.titles
        self.load(b"")

    def save(self):
        """Nothing to keep: it is short enough to be asked again."""
        return b""

    def load(self, saved):
        """Start again."""
        self.over = False
        self.game = self.chosen
        self.names = []
        self.answers = []
        # A name that was deleted is there again when that is taken back.
        self.offered = list(self.used)

    def turn(self):
        """All questions: the game's title if it has one, how many play, their names, the game's own options."""
        kind = kind_of(self.game, self.sheet)
        if kind.TITLED:
            self.game += yield from self.title()
        least, most = kind.PLAYERS
        count = least
        if least < most:
            usual = bytes([max(least, min(most, len(self.offered) or 2))])
            prompt = Number("how_many", None, least, most, lambda: usual)
            count = prompt.decode((yield prompt))
        while len(self.names) < count:
            self.names.append((yield from self.name(count)))
        if count > 1:
            yield from self.put_right()
        asked = kind.options(count)
        if hasattr(asked, "send"):
            answer = None
            while True:
                try:
                    prompt = asked.send(answer)
                except StopIteration:
                    break
                answer = yield prompt
                self.answers.append(answer)
        self.over = True

    def title(self):
        """What stands after the name of a game with a title: a colon and one used before or a new one; or nothing."""
        rows = [Row("what_title:" + title) for title in self.titles] + [Row("game_" + self.game)]
        prompt = Choose("what_title", None, rows, None, "new_title", lambda: b"\0")
        number = prompt.decode((yield prompt))
        if number == len(self.titles):
            return ""
        if number != NOTHING:
            return ":" + self.titles[number]
        prompt = Name("what_title", None, TITLE_LENGTH)
        return ":" + prompt.decode((yield prompt))

    def put_right(self):
        """The names in the order of play: any of them can be made the first one, or entered anew, before the start; or
        lots are drawn who starts, and the seats stay.
        """
        lots = int.from_bytes(self.lots, "little")
        drawn = ()
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
                # What is taken back falls out the same again: the lots were cast before.
                lots, first = divmod(lots, count)
                self.names = self.names[first:] + self.names[:first]
                drawn = (("lots_fell", ":" + self.names[0]),)
                continue
            rows = (Row("moves_up"), Row("new_name"), Row("sign"))
            first = 1 if at == 0 else 0  # nobody is before the first one
            prompt = Choose(("name_of", bytes((at,))), None, rows[first:], bytes(range(first, len(rows))))
            chosen = prompt.decode((yield prompt))
            if chosen == 0:
                self.names.insert(at - 1, self.names.pop(at))
                continue
            if chosen == 1:
                others = taken(self.names[:at] + self.names[at + 1 :])
                prompt = Name(("who", at + 1), None, taken=others, unnamed=unnamed(at + 1, others))
                self.names[at] = prompt.decode((yield prompt))
            else:
                yield from self.sign(at)
            self.keep(self.names)

    def sign(self, at):
        """Which sign stands before a player's name, which is seen as it will be; it is offered that way from now on."""
        name = without_sign(self.names[at])
        signed = [name] + [sign + name for sign in SIGNS]
        rows = [Row(":" + name) for name in signed]
        now = bytes((signed.index(self.names[at]),))
        prompt = Choose(("name_of", bytes((at,))), None, rows, suggest=lambda: now)
        self.names[at] = signed[prompt.decode((yield prompt))]
        self.offered = [other for other in self.offered if without_sign(other) != name]

    def name(self, count):
        """The name of the next player: one used before, or a new one. The first one starts."""
        number = len(self.names) + 1
        what = "who_starts" if number == 1 and count > 1 else ("who", number)
        while True:
            left = [name for name in self.offered if without_sign(name) not in taken(self.names)]
            if not left:
                break
            rows = [Row(":" + name) for name in left]
            prompt = Choose(what, None, rows, None, "new_name", lambda: b"\0", alternative="name_delete")
            answer = yield prompt
            if answer[0] == NOTHING:
                break
            name = left[prompt.decode(answer)]
            if not prompt.is_alternative(answer):
                return name
            if (yield from yes_no("delete_name", facts=(":" + name,))):
                self.offered.remove(name)
                self.settings.forget(name)
        others = taken(self.names)
        prompt = Name(what, None, taken=others, unnamed=unnamed(number, others))
        name = prompt.decode((yield prompt))
        self.keep(self.names + [name])
        return name

    def keep(self, names):
        """Offer the names so far even if the power goes before the game begins; none that was taken back."""
        self.settings.remember(names, others=self.offered)


def unnamed(number, taken):
    """Return the label of player `number`'s name if none is entered: the first from there on that nobody has."""
    for other in list(range(number, PLAYERS + 1)) + list(range(1, number)):
        if words.translate(("unnamed", other)) not in taken:
            return "unnamed", other


def taken(names):
    """What nobody else can be called: these names, with a sign and without."""
    return names + [without_sign(name) for name in names]


def set_up(app, kept, choice=None):
    """Ask the setup; return the flow of the game, or None. kept: the games under way. choice: a Choice already made.

    Where there is no place for another one, it is asked which of those under way gives it up: it stays until the new
    one has its first answer.
    """
    found, instead = yield from find_place(app, kept)
    if not found:
        return None
    choice = choice or Choice()
    while (yield from choice.ask(app)):
        setup = Setup(app.settings, choice.game, choice.sheet, app.region.random(_LOTS))
        if (yield from ask(app, Session(setup))):
            return play(app, begin(app, setup.game, setup.names, setup.answers, instead, choice.sheet))
    return None


class Choice:
    """Which game to set up: `game`, its name; by which `sheet`, packed. When it is asked again that is taken back."""

    game = None
    sheet = b""
    _row = 0
    _place = 0  # in the list of sheets

    def ask(self, app):
        """Ask it: a generator that returns whether a game was chosen."""
        names = games()
        rows = [Row("game_" + name) for name in names] + [Row("more_games")]
        prompt = Choose("which_game", None, rows, suggest=lambda: bytes((self._row,)))
        asked = prompt
        if self.game:
            before = prompt.suggestion()
            asked = Ask(prompt, before, taken_back(None, answered(prompt, before)), None, True)
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

            self.game, self.sheet, self._place = yield from choose_sheet(app, self._place)
            if self.game:
                return True
            asked = prompt


def again(app, kept):
    """Play the game that follows the last one, whose saves may have had another version; a place as in `set_up`."""
    name, version, names, answers = setups.decode(following(app.finished.last()[1]))
    sheet = app.finished.last_brought() if name.startswith(SHEET) else b""
    if version_of(name, sheet) == version:
        found, instead = yield from find_place(app, kept)
        if not found:
            return None
        try:
            return play(app, begin(app, name, names, answers, instead, sheet))
        except NO_GAME:
            app.keeper.close()
    yield Notice("attention", None, ("other_version",))


def find_place(app, kept):
    """Whether there is a place for one more game, and which of those under way gives it up (None: it is free)."""
    if len(kept) < app.keeper.journal.places():
        return True, None
    instead = yield from to_drop(app, kept)
    return instead is not None, instead


def to_drop(app, kept):
    """Ask which of these games is to be dropped; return it, None: none of them."""
    listed = [game for game in kept if playable(game)]
    at = len(listed) - 1  # the one that was played longest ago
    games = range(len(listed))
    listed += [game for game in kept if not playable(game)]
    sheets = [sheet_of(app, game) for game in listed]
    rows = [game_row(game, sheet) for game, sheet in zip(listed, sheets)]
    while True:
        answer = yield GamesScreen(Choose("drop_which", None, rows), games, "drop", max(0, at))
        if answer is BACK:
            return None
        at = answer[0]
        label = describe(listed[at].setup, sheets[at]) if at in games else "other_version"
        if (yield from confirm("replace", (label, "replace_help"))):
            return listed[at]
