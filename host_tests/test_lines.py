"""What is drawn of a screen after a press, line by line, is what the whole screen would be."""

import pytest

from host.figures.measured_game import MeasuredGame
from host.paths import GAMES
from host.recorded import transcript

from app import App
from canvas import Canvas
from screens.screen import flash


@pytest.mark.parametrize("name", ["two_1", "late_two_2", "pad_three_1", "town_solo_5x5", "ages_2015_solo"])
def test_only_what_changed_is_drawn_and_the_picture_is_that_of_the_whole_screen(name, monkeypatch):
    show = App.show
    seen = set()

    def compared(self):
        show(self)
        whole = Canvas()
        self.screen.draw(whole)
        if self.note:
            self.screen.draw_note(whole, self.note)
        if self.screen.flashes:
            flash(whole)
        assert bytes(self.canvas.buffer) == bytes(whole.buffer), type(self.screen).__name__
        seen.add(type(self.screen).__name__)

    monkeypatch.setattr(App, "show", compared)
    MeasuredGame(transcript.load(GAMES / f"{name}.json"), again=(1,)).play_to_the_list()
    assert {"ChooseScreen", "NameScreen", "NumberScreen"} <= seen
