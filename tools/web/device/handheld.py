"""The device as the page holds it: keys go in by `edge` and `spell`, `turn` lets the app work, `state` tells of it,
`start` sets up a game, `finished` returns the finished games.
"""

import json
from binascii import hexlify

import listening

listening.listen()  # before anything is imported that draws

import page
from browser import Clock, Display, Keys, Store

from host.device.letters import way

import words
from crash import Guard
from drivers.micropy import report
from engine.prompts import NAME
from flows.known_games import read_sheet
from flows.setup import Choice, set_up
from fonts.small import CHECK
from persistence import transfer
from persistence.settings import Settings

# ms until the next turn while no key is down: only dimming and falling asleep are waited for.
_REST = 1000
ASLEEP = -1


_defaults = Settings.defaults


def _as_the_browser(settings):
    """As on a new device, but that the browser's language is the first to be chosen: a board can't know it."""
    _defaults(settings)
    if page.language() in words.LANGUAGES:
        settings.language = page.language()


Settings.defaults = _as_the_browser


class Handheld(Guard):
    """The guarded app, and what of it the page wants to know."""

    @property
    def playing(self):
        """Return whether a game is open."""
        return self._app is not None and self._app.session is not None

    @property
    def chosen(self):
        """Return whether a language was chosen: a new device speaks the first one, which need not be the person's."""
        return self._app is not None and not self._app.settings.fresh

    @property
    def busy(self):
        """Return whether there is work left for idle time."""
        return self._app is not None and self._app.work_pending

    @property
    def field(self):
        """The screen that asks for a name, else None."""
        if self._app is None or self._keys:
            return None
        prompt = getattr(self._app.screen, "prompt", None)
        return self._app.screen if prompt and prompt.kind == NAME else None

    def start(self, game, text):
        """Close all screens and set up a game or a score sheet; return False if that would lose something.

        The journal keeps a game under way.
        """
        app = self._app
        if app is None or self._keys or app.autosave.journal.unsaved:
            return False
        game, sheet = (game, b"") if game else read_sheet(text.encode())
        if app.settings.fresh:
            app.settings.save()  # the browser's language, as the first question suggests
        app.autosave.close()
        app.apply_settings()
        kept = app.autosave.journal.games(app.finished.last()[0])
        app.navigator.restart(set_up(app, kept, _Chosen(game, sheet)))
        app.reveal()
        return True

    def finished(self, since):
        """Return (this device's number, the number of the last finished game, the lines of those after `since`)."""
        if self._app is None:
            return "", 0, []
        from cable.dump import game_over  # not at the start

        own = self._app.settings.device
        found = list(transfer.finished(self._app.region))
        last = max([head.number for head, _ in found] or [0])
        new = ["".join(game_over(own, head, details)) + "}" for head, details in found if head.number > since]
        return hexlify(own).decode(), last, new


_display = Display()
_keys = Keys()
_store = Store()
_device = Handheld(report, _display, _keys, Clock(), _store, page.address())


class _Chosen(Choice):
    """The choice of a game or score sheet, made on the page; taken back, it is the list of all games."""

    def __init__(self, game, sheet):
        self.game = game
        self.sheet = sheet
        self._made = True

    def ask(self, app):
        if self._made:
            self._made = False
            return True
        self.game = None
        self.sheet = b""
        return (yield from super().ask(app))


def edge(edge):
    """A key goes down (0 to 6), or up (8 more)."""
    _keys.edge(edge)


def turn():
    """Let the app do what there is to do; return the ms until the next call, ASLEEP: none before a key goes down."""
    ms = _device.step()
    while not ms:
        ms = _device.step()
    if _device.busy or _keys.down:
        return ms
    return ASLEEP if _device.asleep else _REST


def spell(letter):
    """Type a letter into the name field, "" to confirm it; return whether there is one."""
    field = _device.field
    if field is None or _device.asleep:
        return False
    try:
        for key in way(field.row, field.column, letter or CHECK):
            _keys.edge(key)
            _keys.edge(key + 8)
    except ValueError:
        pass  # the device does not have it
    return True


def start(game, text):
    """Set up a game by its name, or else by a score sheet; return whether the device could leave what it shows.

    Raises ValueError if the text is no sheet.
    """
    return _device.start(game, text)


def finished(own, since):
    """As JSON: this device's number, the number of the last finished game, and the games after number `since`. Where
    `own` is another device, all of them.
    """
    device, last, games = _device.finished(since)
    if device != own and since:
        device, last, games = _device.finished(0)
    return '["%s",%d,[%s]]' % (device, last, ",".join(games))


def fresh():
    """Whether there was a new picture since the last time."""
    was, _display.fresh = _display.fresh, False
    return was


def state():
    """As JSON: the language, if it was chosen, whether a game is open, whether a name is asked for, how often finished
    games were stored, what is told.
    """
    return json.dumps(
        {
            "language": words.language,
            "chosen": _device.chosen,
            "playing": _device.playing,
            "naming": _device.field is not None,
            "over": _store.over,
            "lines": listening.lines(),
        }
    )
