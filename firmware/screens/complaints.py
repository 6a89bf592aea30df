"""What on the drive the start could not use: said before the app starts, in English, as no language is known yet."""

import ticks
from canvas import WIDTH, Canvas
from fonts.small import KEY_A
from keys import Keys
from screens.screen import title, wrap

_PATIENCE = 20_000  # ms: where the pins of the keys are wrong as well, nobody can press one


def complain(complaints, display, driver, clock):
    """Print the complaints, each a title and a text, and show them one after the other, until a key or some time is
    over.
    """
    for name, text in complaints:
        print(name + ",", text)
    keys = Keys(driver)
    canvas = Canvas()
    for name, text in complaints:
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
