"""Choose the language."""

import words
from engine.prompts import Choose, Row
from micropython import const
from screens.language import LanguageScreen
from ui.signal import BACK

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from device import Device
    from ui.view import Asking


def choose_language(device: "Device") -> "Asking[None]":
    """Ask for the language, naming each in that language itself."""
    rows = [Row("language_name_" + code) for code in words.LANGUAGES]
    prompt = Choose("language", None, rows, suggest=lambda: bytes([words.LANGUAGES.index(words.language)]))
    answer = yield LanguageScreen(prompt)
    if answer is not BACK:
        words.use(words.LANGUAGES[answer[0]])
        device.settings.language = words.language
        device.settings.save()
