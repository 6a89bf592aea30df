"""The settings: language, brightness, which way up, sleep, key repeat."""

import words
from rules.prompts import Choose, Row

CONTRASTS = (10, 80, 160, 255)
SLEEPS = (1, 3, 10, 30)
REPEATS = (300, 450, 700)


def choose_language(app):
    """Ask for the language, in that language itself."""
    prompt = Choose("language", None, [Row("language_name_" + code) for code in words.LANGUAGES])
    prompt.suggest = lambda: bytes([words.LANGUAGES.index(words.language)])
    answer = yield prompt
    if answer:
        words.use(words.LANGUAGES[answer[0]])
        app.settings.language = words.language
        app.settings.save()


def options(app):
    """Ask for settings until B; each is in force at once."""
    at = 0
    while True:
        rows = [Row(word) for word in ("language", "brightness", "upside_down", "sleep_after", "key_repeat")]
        answer = yield Choose("settings", None, rows, suggest=lambda: bytes([at]))
        if answer is None:
            return
        at = answer[0]
        settings = app.settings
        if at == 0:
            yield from choose_language(app)
        elif at == 1:
            settings.contrast = yield from pick("brightness", settings.contrast, CONTRASTS, "percent")
        elif at == 2:
            settings.rotation = yield from pick("upside_down", settings.rotation, (0, 1), None)
        elif at == 3:
            settings.sleep = yield from pick("sleep_after", settings.sleep, SLEEPS, "minutes")
        else:
            settings.repeat = yield from pick("key_repeat", settings.repeat, REPEATS, "milliseconds")
        settings.save()
        app.apply_settings()


def pick(what, now, values, unit):
    """One of `values`; the one in force where B is pressed."""
    rows = [
        Row((unit, value * 100 // 255 if unit == "percent" else value) if unit else ("no", "yes")[value])
        for value in values
    ]
    answer = yield Choose(what, None, rows, suggest=lambda: bytes([values.index(now) if now in values else 0]))
    return now if answer is None else values[answer[0]]
