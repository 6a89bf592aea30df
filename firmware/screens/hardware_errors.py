"""What on the drive the start could not use: said before the app starts, in English, as no language is known yet."""

import ticks
from canvas import WIDTH, Canvas
from fonts.small import KEY_A
from keys import Keys
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
        for row, line in enumerate(wrap(text, WIDTH)[:6]):
            canvas.text(0, 1 + row, line)
        canvas.text_right(WIDTH, 7, KEY_A + " go on")
        shown_at = clock.now()
        while ticks.diff(clock.now(), shown_at) < _PATIENCE:
            display.show(canvas)
            if keys.next(clock.now()) >= 0:
                break
            clock.idle(20)
