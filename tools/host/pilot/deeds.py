"""What a random walker does besides pressing keys that make sense: any keys at any time, the switch, the wires.

Each of it is a function of the walker, which presses and checks what must hold. Runs on CPython and MicroPython alike.
"""

from typing import Any

from host.device import in_memory
from host.pilot import policies, shortest_keys
from host.pilot.positions import check_log, state_of

import canvas
import words
from engine.prompts import ALLOT, COUNTERS, DICE, EXCHANGE, NAME, NOTICE, PLACE
from engine.result import result_of
from input.keys import MENU, UP, A, B
from screens import screen_for
from screens.end import PATIENCE, EndScreen
from ui.painter import BLINKS, FLASH
from ui.power import POLL_MS


def any_time(walker: Any) -> None:
    """A key is held for some time."""
    walker.count("keys held")
    key = walker.dice.below(7) if walker.dice.chance(50) else walker.key()
    walker.hold(key, (50, 500, 700, 1500)[walker.dice.below(4)])


def release(walker: Any) -> None:
    """A key goes up that was not down."""
    key = walker.dice.below(7)
    walker.note(in_memory.NAMES[key] + "'", "releases without a press")
    walker.keys.up(key)
    in_memory.settle(walker.app)
    walker.check()


def jumble(walker: Any) -> None:
    """Several keys at once, released in another order, or faster than the app, or edges that make no sense."""
    dice = walker.dice
    edges = [dice.below(7) + (8 if dice.chance(40) else 0) for _ in range(2 + dice.below(7))]
    walker.note("{" + "+".join([(in_memory.NAMES[e & 7] + ("'" if e > 7 else "")) for e in edges]) + "}", "jumbles")
    slow = dice.chance(50)
    for edge in edges + [8 + (edge & 7) for edge in edges]:
        if edge > 7:
            walker.keys.up(edge - 8)
        else:
            walker.keys.down(edge)
            walker.presses += 1
        if slow and dice.chance(50):
            in_memory.wait(walker.app, walker.clock, dice.below(400) if dice.chance(20) else 1)
    in_memory.settle(walker.app)
    walker.check()


def way_out(walker: Any) -> None:
    """From any prompt, whatever was done to it, the pilot's way to an answer leads on."""
    walker.stale = 0
    screen = walker.app.screen
    prompt = walker.prompt()

    def here() -> bool:
        return walker.app.screen is screen and walker.prompt() is prompt

    if prompt is None:
        walker.hold(A, PATIENCE)  # at the end of a game it does not count at once
        # A code of a finished game has A show others; B goes from these to it, to the winner, to the list.
        for key in (A, B, B, B):
            if here():
                walker.press(key)
    elif prompt.kind == NAME:
        for _ in range(80):
            if here():
                walker.press(walker.letter(screen))
    else:
        for key in answering(walker, screen, prompt):
            if here():
                walker.follow_way([key])
    # A new screen, or the screen below: the prompt was left. So was a menu that A led on from.
    if here():
        walker.fail("a prompt that cannot be left")
    walker.count("ways out")


def answering(walker: Any, screen: Any, prompt: Any) -> Any:
    """The keys that answer a prompt."""
    if prompt.kind == DICE:
        if screen.rolls_dice and screen.seen:  # the rolls that are left, and the dice as they lie then
            return [A] * (prompt.rolls + prompt.spare + 1)
        return [A] * max(1, prompt.count - len(screen.faces))  # all are there where they are offered again
    if prompt.kind == COUNTERS:  # without an action the first B may take back a change
        return shortest_keys.way(screen, prompt, prompt.encode_action(0)) if prompt.actions else [B, B]
    if prompt.kind == PLACE and prompt.whole:  # a way over the map may lead nowhere: back over all of it, and out
        return [B] * (len(screen.taken) + 1) if screen.chosen().through else [A] * prompt.most
    if prompt.kind == PLACE:  # piece, cell, way; a way that is none is one with another side
        return [A, A, A, UP, A]
    if prompt.kind == NOTICE:
        return [A] * shortest_keys.pages_left(screen)
    if prompt.kind not in (ALLOT, EXCHANGE):
        return [A]
    try:
        extreme = prompt.kind == EXCHANGE or walker.dice.chance(50)  # a trade is never suggested
        return shortest_keys.way(screen, prompt, policies.extreme(prompt) if extreme else prompt.suggestion())
    except shortest_keys.Astray:
        return []


def undo_many(walker: Any) -> None:
    """Back by many answers, and sometimes as far as the start."""
    walker.count("long undos")
    many = 3 + walker.dice.below(60) if walker.dice.chance(90) else 3000
    for _ in range(many):
        if walker.app.session is None:
            break
        walker.press(B)
    compare(walker)


def fill(walker: Any) -> None:
    """Set all that can be set of the sheets to the most, in the menu: so the fullest sheets and sums are seen."""
    app = walker.app
    walker.hold(MENU, 700)
    if app.session is None or app.navigator.depth != 2:
        return
    for changed in policies.most_by_hand(app.session.game):
        app.session.adjust(*changed)
    walker.note("<filled>", "sheets filled")
    walker.press(MENU)


def compare(walker: Any) -> None:
    """The log played from the beginning leads to where the game is."""
    session = walker.app.session
    if session is None or session.prompt is not None and session.prompt.kind == NOTICE:
        return
    try:
        check_log(session)
    except ValueError as error:
        walker.fail(str(error))
    walker.count("logs played again")


def settings_of(walker: Any) -> Any:
    """The settings that are kept; of a device never used none."""
    told = walker.app.settings
    return None if told.fresh else (words.language, told.contrast, told.rotation, told.repeat)


def power_cycle(walker: Any) -> None:
    """Off and on again: the game is offered as it was, and so is its picture."""
    session = walker.app.session
    if session and not session.prompt and not isinstance(walker.app.navigator.root_screen, EndScreen):
        return  # what the game ended with is still being told: its end, which a start shows, has no picture yet
    log = walker.log()
    forget_note(walker)
    if log:
        notice = session.prompt is not None and session.prompt.kind == NOTICE
        stood = state_of(session), session.redo_answer(), picture_of(walker, session)
    settings = settings_of(walker)
    full = walker.app.autosave.journal.full
    walker.note("<power>", "power cycles")
    walker.power_on(walker.dice.below(7) if walker.dice.chance(20) else -1)
    if settings and settings != settings_of(walker):
        walker.fail("the settings changed by a power cycle")
    walker.check()
    if full:  # said in words; what came after is not kept
        walker.count("full journals")
    if not log or full:
        return
    prompt = walker.prompt()
    if prompt is None or prompt.what != "quipu" or not walker.app.screen.games:
        walker.fail("the game is not offered after a power cycle")
    walker.press(A)
    if walker.log() != log:
        walker.fail("another game than before the power cycle")
    if notice:
        return
    # News since the last answer are told again after a start.
    for _ in range(20):
        if walker.prompt() is not None and walker.prompt().kind == NOTICE:
            walker.press(A)
    forget_note(walker)
    session = walker.app.session
    if session is None or state_of(session) != stood[0]:
        walker.fail("another state than before the power cycle")
    offered = session.redo_answer()
    kept = offered == stood[1]
    if not kept and offered is not None:
        walker.fail("another answer is offered than before the power cycle")
    picture = picture_of(walker, session)
    if kept and picture != stood[2]:
        walker.fail("another picture than before the power cycle")
    # News that stood on a line of a list had scrolled it.
    if bytes(walker.display.picture) != picture_of(walker, session, getattr(walker.app.screen, "top", 0)):
        walker.fail("the display shows another picture than before the power cycle")
    walker.count("resumes compared")
    if stood[1] is not None:  # what was taken back long ago, or before the sector was full, may be let go of
        walker.count("offers kept" if kept else "offers lost")


def forget_note(walker: Any) -> None:
    """What is told until the next press is not told again after a start."""
    if walker.app.painter.overlay.toast:
        walker.app.painter.overlay.toast = ""
        walker.app.painter.show(walker.app.seen)


def picture_of(walker: Any, session: Any, top: int = 0) -> bytes:
    """The picture of a session's prompt as it is first shown, with what was taken back offered; of a list from row
    `top` on.
    """
    if session.prompt:
        offered = session.redo_answer()
        screen: Any = screen_for(session.prompt, offered)
        if top:
            screen.top = top
        if offered is not None:
            screen.offer()
    else:
        shown = walker.app.navigator.root_screen
        screen = EndScreen(result_of(session.game), shown.act, shown.head, shown.best, codes=shown.codes)
    paper = canvas.Canvas()
    screen.draw(paper)
    return bytes(paper.buffer[1:])


def sleep(walker: Any) -> None:
    """Long enough for the display to go dark; the key that wakes it does nothing else."""
    app = walker.app
    # Until nothing flashes or blinks any more: that ends by itself.
    in_memory.wait(app, walker.clock, FLASH * (BLINKS + 2))
    before = app.screen, walker.log(), bytes(walker.display.picture)
    for _ in range(app.settings.sleep * 60 + 2):
        walker.clock.idle(1000)
        in_memory.settle(app)
    walker.note("<sleep>", "sleeps")
    if walker.display.on:
        walker.fail("awake")
    walker.press(walker.dice.below(7))
    level = app.screen.contrast or app.settings.contrast  # a code has its own
    if not walker.display.on or walker.display.level != level:
        walker.fail("no key wakes it")
    if (app.screen, walker.log(), bytes(walker.display.picture)) != before:
        walker.fail("the key that wakes did more")


def unplug(walker: Any) -> None:
    """Play on without a display for a while."""
    walker.note("<unplugged>", "displays unplugged")
    walker.display.present = False
    for _ in range(walker.dice.below(12)):
        walker.press(walker.key())
    walker.display.present = True
    walker.note("<plugged in>")
    in_memory.wait(walker.app, walker.clock, POLL_MS + 50)
    if bytes(walker.display.picture) != walker.app.canvas.buffer[1:]:
        walker.fail("the picture does not come back")


# What is done, each in so many of a thousand steps below the number before it; below the first keys are pressed.
DEEDS = (
    (945, any_time),
    (970, jumble),
    (978, release),
    (990, way_out),
    (993, power_cycle),
    (995, undo_many),
    (996, compare),
    (997, fill),
    (998, sleep),
    (1000, unplug),
)
