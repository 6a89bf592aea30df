"""Which language the device speaks."""

import words
from engine.prompts import Choose, Row
from ui.signal import BACK


def choose_language(device):
    """Ask for the language, in that language itself."""
    prompt = Choose("language", None, [Row("language_name_" + code) for code in words.LANGUAGES])
    prompt.suggest = lambda: bytes([words.LANGUAGES.index(words.language)])
    answer = yield prompt
    if answer is not BACK:
        words.use(words.LANGUAGES[answer[0]])
        device.settings.language = words.language
        device.settings.save()
