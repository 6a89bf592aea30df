"""A screen drawn line by line after a press is the same as the whole screen drawn at once."""

import pytest

from host.figures.measured_game import MeasuredGame
from host.paths import GAMES
from host.recorded import transcript

from canvas import Canvas
from ui.painter import Painter, shake_action


@pytest.mark.parametrize("name", ["two_1", "late_two_2", "pad_three_1", "town_solo_5x5", "ages_2015_solo"])
def test_only_what_changed_is_drawn_and_the_picture_is_that_of_the_whole_screen(name, monkeypatch):
    show = Painter.show
    seen = set()

    def compared(self, screen):
        show(self, screen)
        whole = Canvas()
        screen.paint(whole, self.overlay)
        if self.shakes:
            shake_action(whole, self.shakes)
        assert bytes(self.canvas.buffer) == bytes(whole.buffer), type(screen).__name__
        seen.add(type(screen).__name__)

    monkeypatch.setattr(Painter, "show", compared)
    MeasuredGame(transcript.load(GAMES / f"{name}.json"), again=(1,)).play_to_the_list()
    assert {"ChooseScreen", "NameScreen", "NumberScreen"} <= seen
