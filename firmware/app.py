"""Run the device one step at a time: a key press in, a picture out."""

import words
from device import Device
from engine.prompts import Refused
from flows.home import home
from flows.known_games import load_next
from input import ticks
from input.keys import INSTEAD, MENU, REPEAT, A
from micropython import const
from ui.power import MINUTE
from ui.signal import BACK, IGNORED, OPEN_MENU

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any

    from cable import Cable
    from engine.prompts import Prompt
    from ui.view import Flow, View

# Milliseconds that the loop waits without a key: soon after a press, later (each step costs current, see
# docs/dev/power.md), and while the display sleeps, which any key ends.
WAIT = 1
WAIT_QUIET = 6
WAIT_ASLEEP = 1000
_SOON = const(1000)
# An erase holds everything up: it waits until no key was down for this long.
ERASE_QUIET = 200


class App(Device):
    """The main loop. work_pending, cleanup_pending: something is left to do after the picture."""

    # Any: drivers, of either runtime or of the host.
    def __init__(
        self, display: "Any", keys: "Any", clock: "Any", store: "Any", port: "Any" = None, address: str = ""
    ) -> None:
        self.work_pending = self.cleanup_pending = True
        self.cable: "Cable | None" = None  # since the first byte came
        self._is_talking = False
        self._consumed_key = -1  # a key that has done what it was pressed for, while it is held
        self._auto_advanced = False  # the press that is handled led to another screen without asking for it
        Device.__init__(self, display, keys, clock, store, port, address)
        self._touched = self.power.pressed  # tick when a key was down last
        if self.keys.held(MENU):
            from flows.check import hardware_check  # hardly ever

            self.navigator.push(hardware_check(self))
        else:
            self.navigator.push(self.home())
        self.painter.show(self.seen)

    def home(self) -> "Flow":
        """See Device."""
        return home(self)

    def clean_up(self) -> bool:
        """See Device; then load what any game needs, so that no press waits for that."""
        return Device.clean_up(self) or load_next()

    @property
    def asleep(self) -> bool:
        """Return whether nothing but a key can end the wait."""
        return self.power.is_asleep and not self._is_talking

    def shown(self, screen: "View") -> None:
        """Apply the screen's policy. There is work to do again, once nobody waits for the picture."""
        self.keys.apply(screen.policy())
        self.work_pending = self.cleanup_pending = True

    def step(self) -> int:
        """Handle one press, if there is one, and show what comes of it.

        Return the milliseconds that may pass before the next call; 0: there may be more to do at once. The owner of the
        loop calls this forever (`drivers/loop.py` on the boards).
        """
        now = self.clock.now()
        key = self.keys.next(now)
        if key < 0:
            return self._idle(now)
        power = self.power
        if self.autosave.clocks:  # not the time that the display slept
            self.autosave.count_time(min(ticks.diff(now, power.pressed), self.settings.sleep * MINUTE))
        power.pressed = self._touched = now
        if power.is_idle and power.wake():
            self._consumed_key = key & 15
            self.painter.show(self.seen)
            return 0
        if key >= REPEAT and key & 15 == self._consumed_key:
            return 0
        self._consumed_key = -1
        painter = self.painter
        if key == A and self.is_guarded(now):
            painter.shake()
            if self.redo_ended:
                self.advanced_at = now
                painter.overlay.refusal = words.translate("redo_ended")
            painter.show(self.seen)
            return 0
        self.redo_ended = False
        if key >= INSTEAD:
            self.screen.hold_menu()
        overlay = painter.overlay
        overlay.toast = ""
        refused = overlay.refusal
        if key < REPEAT:  # a key still held fails for the same reason
            overlay.refusal = ""
        self._auto_advanced = False
        answered = self.press(key & 15, key >= REPEAT)
        if answered and overlay.refusal == refused:
            overlay.refusal = ""
        painter.show(self.seen)
        if key == A and not answered and not overlay.refusal and not painter.has_changed(refused):
            overlay.refusal = words.translate("refused")  # no screen says why
            painter.show(self.seen)
        self.advanced_at = self.clock.now() if self._auto_advanced or self.redo_ended else -1
        return 0

    def press(self, key: int, repeat: bool) -> bool:
        """Give a key (0 to 6) to the screen, and its answer to the flow; return whether it was handled.

        The menu's key opens and closes the menu, or help.
        """
        navigator = self.navigator
        screen = navigator.screen
        policy = screen.policy()
        overlay = self.painter.overlay
        self.painter.shakes = 0
        navigator.keeps_cursor = key != A
        overlay.answer_echo = ""
        if key == policy.menu_key and (repeat or not policy.menu_held):
            self._menu()
            return True
        try:
            answer = screen.press(key, repeat)
            if answer is BACK:
                navigator.give_unsaved()
        except Refused as refused:
            screen.take_refusal()
            self.refuse(refused)
            return False
        if answer is OPEN_MENU:
            self._consumed_key = key
            self._menu()
            return True
        why = screen.take_refusal()
        if answer is None:
            if why is not None:
                overlay.refusal = words.translate(why)
            return False
        if answer is IGNORED:
            self.painter.shake()
            return True
        navigator.send(answer)
        if screen.next_answer and navigator.screen is screen:
            navigator.send(screen.next_answer)
        if screen.passes_key and navigator.screen.takes_key:
            return self.press(key, repeat)
        self._auto_advanced = policy.auto_submit and answer is not BACK
        shown = navigator.screen
        if self._auto_advanced and same_turn(screen.prompt, shown.prompt):
            overlay.answer_echo = screen.entered()
        moved_on = shown is not screen and (repeat or key == A and not shown.policy().accepts_held_key)
        if self._auto_advanced or moved_on:
            self._consumed_key = key  # still held, it means nothing to the next question
        return True

    def _menu(self) -> None:
        """Close what is open over the bottom flow; else open the game's menu, or help where no game is played."""
        navigator = self.navigator
        navigator.give_unsaved()
        if navigator.depth > 1:
            navigator.send(navigator.pop())
        elif self.session:
            from flows.menu import menu  # loaded with the game (see `flows.known_games.kind_of`)

            navigator.push(menu(self, self.session))
        else:
            from flows.help import help_pages  # loaded with home

            navigator.push(help_pages(self))

    # -- while idle

    def _idle(self, now: int) -> int:
        """Do a part of what is due while no key comes; return how long to wait. Allocates nothing once all is done."""
        if not self.keys.down:
            self._consumed_key = -1
        if self.work_pending:
            self.work_pending = False
            self.work()
            # Assume a key released meanwhile was down until now.
            self._touched = self.clock.now()
            return WAIT
        power = self.power
        if not power.is_asleep and self.painter.animate(self.seen, now, power.pressed):
            self.painter.show(self.seen)
        if self.advanced_at >= 0 and not self.is_guarded(now):
            self.advanced_at = -1  # ticks wrap
        if self.cleanup_pending:
            if self.keys.down:
                self._touched = now
            elif ticks.diff(now, self._touched) >= ERASE_QUIET:
                self.cleanup_pending = self.clean_up()
                return WAIT
        if self.port and (self._is_talking or self.port.waiting()):
            self._talk(now)
        if power.is_asleep:
            return WAIT if self._is_talking else WAIT_ASLEEP
        if power.tick(now, self.settings, self.session, self.screen):
            if power.is_dimmed and self.navigator.give_unsaved():  # whoever went away may switch off
                power.scoreboard = None  # its totals may have changed
            self.painter.show(self.seen)
        return WAIT if self._is_talking or ticks.diff(now, power.pressed) < _SOON else WAIT_QUIET

    def _talk(self, now: int) -> None:
        """Listen to a computer and answer, a part at a time."""
        if not self.cable:
            from cable import Cable  # hardly anybody needs it

            self.cable = Cable(self)
        self._is_talking = self.cable.work(now)


def same_turn(asked: "Prompt | None", next_asked: "Prompt | None") -> bool:
    """Return whether two questions may belong to one player's turn: only then the answer's echo is that player's."""
    if not asked or not next_asked:
        return True
    return asked.player is None or next_asked.player is None or asked.player == next_asked.player
