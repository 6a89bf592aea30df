"""Shows what on the drive the start could not use, before the app starts: in English, except that hardware.txt can't be
read at all.
"""

import words
from canvas import WIDTH, Canvas
from fonts.small import KEY_A
from input import ticks
from input.keys import Keys
from screens.screen import title, wrap

_PATIENCE = 20_000  # ms: where the pins of the keys are wrong as well, nobody can press one


def show_errors(errors, display, driver, clock):
    """Print the errors, tuples of title and text, and show each until a key is pressed or some time is over."""
    for name, text in errors:
        print(name + ",", text)
    keys = Keys(driver)
    canvas = Canvas()
    for name, text in errors:
        canvas.clear()
        title(canvas, name)
        lines = [line for part in text.split("\n") for line in wrap(part, WIDTH)]
        for row, line in enumerate(lines[:6]):
            canvas.text(0, 1 + row, line)
        canvas.text_right(WIDTH, 7, KEY_A + " " + (words.translate("go_on") if words.language else "go on"))
        shown_at = clock.now()
        while ticks.diff(clock.now(), shown_at) < _PATIENCE:
            display.show(canvas)
            if keys.next(clock.now()) >= 0:
                break
            clock.idle(20)


def unreadable(language):
    """Return the text for a hardware.txt that can't be read, in `language` or, if that is "", in every one."""
    told = []
    for code in (language,) if language else words.LANGUAGES:
        words.use(code)
        told.append(words.translate("hardware_unreadable"))
    if language:
        told.append(words.translate("hardware_unreadable_help"))
    else:
        words.use(words.LANGUAGES[0])
    return "\n".join(told)
