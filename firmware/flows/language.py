"""Choose the language."""

import words
from engine.prompts import Choose, Row
from fonts.small import KEY_A
from micropython import const
from screens.choose import ChooseScreen
from screens.frame import foot, title
from ui.signal import BACK

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from canvas import Canvas
    from device import Device
    from ui.view import Asking


class LanguageScreen(ChooseScreen):
    """Speak the language under the cursor: whoever chooses may know no other."""

    def draw(self, canvas: "Canvas") -> None:
        """Draw title, languages and what A does."""
        code = words.LANGUAGES[self.cursor]
        title(canvas, words.translate("language_title_" + code))
        self.draw_rows(canvas)
        foot(canvas, "", KEY_A + " " + words.translate("language_act_" + code))


def choose_language(device: "Device") -> "Asking[None]":
    """Ask for the language, naming each in that language itself."""
    rows = [Row("language_name_" + code) for code in words.LANGUAGES]
    prompt = Choose("language", None, rows, suggest=lambda: bytes([words.LANGUAGES.index(words.language)]))
    answer = yield LanguageScreen(prompt)
    if answer is not BACK:
        words.use(words.LANGUAGES[answer[0]])
        device.settings.language = words.language
        device.settings.save()
