"""The list of languages."""

import words
from fonts.small import KEY_A
from micropython import const
from screens.choose import ChooseScreen
from screens.frame import foot, title

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from canvas import Canvas


class LanguageScreen(ChooseScreen):
    """Speak the language under the cursor: whoever chooses may know no other."""

    def draw(self, canvas: "Canvas") -> None:
        """Draw title, languages and what A does."""
        code = words.LANGUAGES[self.cursor]
        title(canvas, words.translate("language_title_" + code))
        self.draw_rows(canvas)
        foot(canvas, "", KEY_A + " " + words.translate("language_act_" + code))
