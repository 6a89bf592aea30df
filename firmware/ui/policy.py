"""Describe how keys count on a screen."""

from input.keys import MENU


class InputPolicy:
    """The needs of a screen for keys. `Screen.policy` returns one, and `Keys.apply` takes it whole.

    Policies never change and are shared: returning one allocates nothing.

    menu_key: opens the menu; -1: none.
    menu_held: only when held, because the screen uses that key itself.
    menu_at_once: its press counts when it goes down; if it is then held, the screen takes it back (`Screen.hold_menu`).
    all_repeat: every other key repeats, not only directions.
    quick: directions repeat sooner, and up and down faster.
    long_press_key: does something else when held, so that its press counts on release; -1: none.
    late_key: the same beside a menu_key that is held; -1: none.
    accepts_held_key: A counts even if it is still held from the screen before.
    auto_submit: the last value entered is the answer, so that the next screen comes without a press for it.
    """

    def __init__(
        self,
        menu_key: int = MENU,
        menu_held: bool = False,
        menu_at_once: bool = True,
        all_repeat: bool = False,
        quick: bool = False,
        long_press_key: int = -1,
        late_key: int = -1,
        accepts_held_key: bool = False,
        auto_submit: bool = False,
    ) -> None:
        has_long_press = long_press_key >= 0
        self.menu_key = menu_key
        self.menu_held = menu_held
        self.all_repeat = all_repeat
        self.quick = quick
        self.long_press_key = long_press_key
        self.late_key = late_key
        self.accepts_held_key = accepts_held_key
        self.auto_submit = auto_submit
        # For `Keys`: the key whose hold may count, whether it does, and whether its press counts when it goes down.
        self.hold_key = long_press_key if has_long_press else menu_key
        self.holds = menu_held or has_long_press
        self.at_once = menu_at_once and not has_long_press


STANDARD = InputPolicy()
ALL_REPEAT = InputPolicy(all_repeat=True)
# MENU is one of the screen's own keys.
MENU_HELD = InputPolicy(menu_held=True, menu_at_once=False)
# MENU is one of the screen's own keys, and nothing else.
MENU_OWN = InputPolicy(menu_key=-1)
