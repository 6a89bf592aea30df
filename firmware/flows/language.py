"""Which language the device speaks."""

import words
from engine.prompts import Choose, Row
from flows import BACK


def choose_language(app):
    """Ask for the language, in that language itself."""
    rows = [Row("language_name_" + code) for code in words.LANGUAGES]
    answer = yield Choose("language", None, rows, suggest=lambda: bytes([words.LANGUAGES.index(words.language)]))
    if answer is not BACK:
        words.use(words.LANGUAGES[answer[0]])
        app.settings.language = words.language
        app.settings.save()
