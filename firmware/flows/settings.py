"""Change the settings: language, brightness, which way up, sleep, the scoreboard, key repeat, whether the device rolls
dice, the players' clocks. Delete names, or everything.
"""

import words
from engine.prompts import Choose, Notice, Row
from flows import attention, confirm
from flows.language import choose_language
from micropython import const
from persistence.settings import SCOREBOARDS
from ui.signal import BACK
from version import VERSION

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Sequence

    from device import Device
    from engine.parts import Label
    from persistence.settings import Settings
    from ui.view import Asking

CONTRASTS = (10, 80, 160, 255)
SLEEPS = (1, 3, 10, 30)
REPEATS = (300, 450, 700)
# Endings of the words for their values.
_LEVELS = ("_0", "_1", "_2", "_3")


def change_settings(device: "Device") -> "Asking[None]":
    """Ask for settings until B. Each applies at once, and the list shows its value."""
    settings = device.settings
    at = 0
    while True:
        rows: "tuple[Row, ...]" = (
            Row("language", worth="language_name_" + words.language),
            Row("brightness", worth=level("brightness", settings.contrast, CONTRASTS)),
            Row("upside_down", worth=("no", "yes")[settings.rotation]),
            Row("sleep_after", worth=("minutes", settings.sleep)),
            Row("scores_after", worth=seconds(settings.scoreboard)),
            Row("key_repeat", worth=level("key_repeat", settings.repeat, REPEATS)),
            Row("roller", worth=("no", "yes")[settings.roller]),
            Row("player_clocks", worth=("no", "yes")[settings.clocks]),
            Row("about"),
        )
        # In the middle of a game nothing it needs can be deleted.
        deleted = () if device.session else (("names",) if settings.names or settings.titles else ()) + ("forget",)
        rows += tuple([Row(label) for label in deleted])
        answer = yield Choose("settings", None, rows, suggest=lambda: bytes([at]))
        if answer is BACK:
            return
        at = answer[0]
        if at == 0:
            yield from choose_language(device)
        elif at == 1:
            settings.contrast = yield from pick("brightness", settings.contrast, CONTRASTS)
        elif at == 2:
            settings.rotation = yield from pick("upside_down", settings.rotation, (0, 1), ("no", "yes"))
        elif at == 3:
            minutes = [("minutes", value) for value in SLEEPS]
            settings.sleep = yield from pick("sleep_after", settings.sleep, SLEEPS, minutes)
        elif at == 4:
            times = sorted(SCOREBOARDS)
            labels = [seconds(value) for value in times]
            settings.scoreboard = yield from pick("scores_after", settings.scoreboard, times, labels)
        elif at == 5:
            settings.repeat = yield from pick("key_repeat", settings.repeat, REPEATS)
        elif at == 6:
            settings.roller = yield from pick("roller", settings.roller, (0, 1), ("no", "yes"))
        elif at == 7:
            settings.clocks = yield from pick("player_clocks", settings.clocks, (0, 1), ("no", "yes"))
        elif at == 8:
            yield Notice("about", None, (["quipu", ":" + VERSION], "about_licences"))
        else:
            if rows[at].label == "names":
                yield from delete_names(settings)
                yield from unsaved(settings)
            elif (yield from erase_everything(device)):
                return
            continue
        settings.save()
        device.apply_settings()
        yield from unsaved(settings)


def unsaved(settings: "Settings") -> "Asking[None]":
    """Report that storing the settings failed."""
    for line in settings.complaints():
        yield from attention(line)


def delete_names(settings: "Settings") -> "Asking[None]":
    """List the names used before, then the titles, and delete those that are chosen."""
    while settings.names or settings.titles:
        rows = [Row(":" + text) for text in settings.names + settings.titles]
        answer = yield Choose("names", None, rows)
        if answer is BACK:
            return
        if (yield from confirm("delete_name", (rows[answer[0]].label,))):
            settings.remove(answer[0])


def erase_everything(device: "Device") -> "Asking[bool]":
    """Erase all settings and games, after asking twice; return whether that was done."""
    for question in ("forget", "forget_sure"):
        if not (yield from confirm(question, ("forget_help",))):
            return False
    device.forget()
    yield from choose_language(device)
    return True


def level(what: str, value: int, values: "Sequence[int]") -> str:
    """Return the id of the word for the one of `values` that is nearest to `value`."""
    nearest = min([(abs(other - value), number) for number, other in enumerate(values)])[1]
    return what + _LEVELS[nearest]


def seconds(value: int) -> "Label":
    """Return the label for `value` seconds (0 = never)."""
    return ("seconds", value) if value else "never"


def pick(what: str, now: int, values: "Sequence[int]", labels: "Sequence[Label] | None" = None) -> "Asking[int]":
    """Ask for one of `values` and return it, or `now`, the current one, after B.

    what: id of the question. labels: of the values, if they have ids of their own.
    """
    rows = [Row(label) for label in labels or [level(what, value, values) for value in values]]
    answer = yield Choose(what, None, rows, suggest=lambda: bytes([values.index(now) if now in values else 0]))
    return now if answer is BACK else values[answer[0]]
