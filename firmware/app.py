"""One step of the device: a key press in, a screen out.

What is asked comes from a flow (`flows/`); a second flow, the menu, may lie over the first. Each flow has its screen,
which stays as it is while another lies over it.
"""

import gc

import screens
import words
from canvas import Canvas
from engine.prompts import DICE, NOTICE, Refused
from flows import Ask
from flows.home import home
from input import key_layout, ticks
from input.keys import INSTEAD, MENU, REPEAT, A, B, Keys
from persistence.autosave import Keeper
from persistence.finished import Finished
from persistence.region import Region
from persistence.settings import Settings
from screens import screen_for
from screens.check import CheckScreen
from screens.screen import BLINKS, LAST_PAGE, Screen, flash, reason
from ui.signal import BACK, REFRESH, UNCHANGED, UNDO_TURN, UNDO_TURN_BEFORE

# How long the loop waits when no key comes, in milliseconds: a moment for so long after a press; longer when nobody has
# pressed since, as each turn of the loop costs current (docs/power.md); while the display sleeps until a key ends it.
WAIT = 1
QUICK = 1000
WAIT_QUIET = 6
WAIT_ASLEEP = 1000
# How long something flashes.
FLASH = 300
# So long A does nothing on a screen that came by itself: it was meant for the one before.
EARLY = 400
# How often it is looked whether the display is still lit.
LOOK = 100
MINUTE = 60000
SECOND = 1000
# An erase holds up everything: it waits until no key was down for so many milliseconds.
ERASE_QUIET = 200
# No key has this number.
NO_KEY = 15
# The contrast of the dimmed display.
DIM = 1
# The display is awake, then dimmed for the last third of the time it is set to stay on, then asleep.
AWAKE, DIMMED, ASLEEP = range(3)


class App:
    """Quipu on a set of drivers (see docs/architecture.md). address: of the page that shows finished games, or ""."""

    address = ""

    def __init__(self, display, keys, clock, store, port=None):
        self.display = display
        self.clock = clock
        self.port = port  # None: nobody can ask for anything
        self.cable = None  # what is heard and said there, since the first byte
        self._talks = False
        self.canvas = Canvas()
        self.canvas.on_flush = display.flush_rows
        self.keys = Keys(keys)
        self.region = Region(store)
        self._open()
        # Whether something is left to be done when the picture is shown, and when nobody presses for a while.
        self.more = self.waste = True
        self._touched = clock.now()  # when a key was down last
        # What the flow on top wants to be done when its screen is shown, or None.
        self._later = None
        # Whether the memory was collected since.
        self._tidy = False
        # A line until the next press, where there is something to be told.
        self.note = ""
        # Why the last press did nothing, as a text; "": it did something.
        self.refusal = ""
        words.use(self.settings.language)
        self.apply_settings()
        self._state = AWAKE
        self._spent = -1  # a key that has done what it was pressed for, while it is held
        self._missing = False
        self._pressed = self._looked = clock.now()
        self._came = -1  # when the screen came by itself; -1: it did not, or a while ago
        # A flow for each screen; the last one is seen.
        self._flows = []
        self._screens = []
        self.scoreboard = None  # what lies over all of them while nobody presses
        self._held = False  # whether B is, since it was told before
        self._drawn = None  # the screen of the picture that is shown
        self._shown = 0  # and since when
        self._start(self._check() if self.keys.held(MENU) else home(self))
        self.show()

    def _open(self):
        """Look at what the region has."""
        self.settings = Settings(self.region)
        self.finished = Finished(self.region)
        self.keeper = Keeper(self.region)

    @property
    def session(self):
        """The game that is played; None: none."""
        return self.keeper.session

    @property
    def screen(self):
        """The screen that is shown."""
        return self._screens[-1]

    @property
    def asleep(self):
        """Whether the display sleeps: then nothing but a key is waited for."""
        return self._state == ASLEEP and not self._talks

    @property
    def flow(self):
        """The flow that is seen."""
        return self._flows[-1]

    def step(self):
        """Take one press, if there is one, and show what comes of it.

        Return the milliseconds that may pass before the next call; 0: there may be more to do at once. Whoever owns the
        loop calls this for ever (`drivers/loop.py` on the boards).
        """
        now = self.clock.now()
        key = self.keys.next(now)
        if key < 0:
            return self._idle(now)
        if self.keeper.clocks:
            self._count_time(now)
        self._pressed = self._touched = now
        if (self.scoreboard or self._state != AWAKE) and self._wake(key):
            return 0
        if key >= REPEAT and key & 15 == self._spent:
            return 0
        self._spent = -1
        if key == A and self.early(now):
            self.screen.flashes = True
            self.show()
            return 0
        if key >= INSTEAD:
            self.screen.hold_menu()
        self.note = ""
        refused = self.refusal
        if key < REPEAT:  # a key that goes on being held is refused for the same reason
            self.refusal = ""
        self._by_itself = False
        answered = self.press(key & 15, key >= REPEAT)
        if answered and self.refusal == refused:
            self.refusal = ""
        self.show()
        if key == A and not answered and not self.refusal and self._unchanged(refused):
            self.refusal = words.translate("refused")  # no screen says why
            self.show()
        self._came = self.clock.now() if self._by_itself else -1
        return 0

    def _unchanged(self, refused):
        """Return whether nothing changed on the display but the line that `refused` the press before."""
        return not (self._missing or self.canvas.sent & ~(1 << LAST_PAGE if refused else 0))

    def _count_time(self, now):
        """The time since the last press is that of the player who is asked, but for what the display slept."""
        prompt = self.session.prompt
        if prompt:
            waited = min(ticks.diff(now, self._pressed), self.settings.sleep * MINUTE)
            self.keeper.clocks.count(prompt.player, max(0, waited))

    def early(self, now):
        """Whether the screen came by itself, and so lately that A is not meant for it."""
        return self._came >= 0 and ticks.diff(now, self._came) < EARLY

    def work(self):
        """Do a part of the slow work that can wait until the picture is shown; return whether there is more."""
        self.keeper.work()
        if self._later:
            later, self._later = self._later, None
            later()
        if not self._tidy:
            self._tidy = True
            # Here nobody waits for it. A press that finds the heap full has to collect in the middle of its picture,
            # and takes twice as long.
            gc.collect()
        return False

    def _clean_up(self):
        """Do one of the things that hold up everything; return whether there was one."""
        for work in (self.keeper.make_room, self.finished.work, self.region.work):
            try:
                if work():
                    return True
            except OSError:  # when something has to be stored, that is told
                pass
        return False

    # -- presses and flows

    def press(self, key, repeat):
        """Give a press (a key, 0 to 6) to the screen, and its answer to the flow; return whether there was one.

        MENU opens and closes the menu, B held in a game goes back to where a turn began.
        """
        screen = self.screen
        screen.flashes = False
        screen.rolled = ""
        held = self._held
        self._held = repeat and key == B and self.keys.back
        if self._held and self.session and len(self._flows) == 1:
            self._send(UNDO_TURN_BEFORE if held else UNDO_TURN)
            return True
        if key == screen.menu_key and (repeat or not screen.takes_menu):
            if len(self._flows) > 1:
                self._save_shown()
                self._send(self._uncover())
            elif self.session:
                self._save_shown()
                from flows.menu import (
                    menu,  # not at the start: it is loaded with the game (see `flows.known_games.kind_of`)
                )

                self._start(menu(self))
            return True
        screen.refusal = None
        try:
            answer = screen.press(key, repeat)
            if answer is BACK:
                self._save_shown()
        except Refused as refused:
            self.refuse(refused)
            return False
        if answer is None:
            if screen.refusal is not None:
                self.refusal = words.translate(screen.refusal)
        else:
            self._send(answer)
            self._by_itself = screen.completes and answer is not BACK
            if self._by_itself:
                self.screen.rolled = screen.entered()
            moved_on = self.screen is not screen and (repeat or key == A and not self.screen.held_on)
            if self._by_itself or moved_on:
                self._spent = key  # it goes on being held, and means nothing to the next question
        return answer is not None

    def refuse(self, refused):
        """Show until the next press why the rules refused an answer (Refused)."""
        self.refusal = words.translate(reason(refused))

    def _save_shown(self):
        """Have the game take over a value that the screen shows changed, before the screen is left."""
        answer = self.screen.unsaved()
        if answer is not None:
            self._send(answer)

    def _start(self, flow):
        self._flows.append(flow)
        self._screens.append(None)
        self._send(None)

    def _send(self, answer):
        """Send an answer to the flow on top (None: start it), go on with those that follow, and show what is asked."""
        while answer is not UNCHANGED:
            try:
                asked = self._flows[-1].send(answer)
            except StopIteration as end:
                answer = self._uncover() if len(self._flows) > 1 else self._follow(end.value)
            else:
                self._ask(asked)
                return

    def _follow(self, flow):
        """Home or another flow takes the place of the lowest one."""
        self._flows[0] = flow or home(self)
        self._screens[0] = None

    def _uncover(self):
        """What lay over another flow is closed. Return what is to be sent to that one; UNCHANGED: nothing."""
        self._flows.pop()
        self._screens.pop()
        words.with_sets()
        if not self.screen:
            return None
        return REFRESH if self.session else UNCHANGED

    def _ask(self, asked):
        """Show what a flow asks: a prompt by the screen of its kind, or a screen."""
        start = later = None
        offered = False
        note = ""
        if isinstance(asked, Ask):
            start, note, later, offered, asked = asked.start, asked.note, asked.later, asked.offered, asked.asked
        screen = self.screen
        if screen and (asked is screen or asked is screen.prompt) and not note and screen.relabel() is None:
            return  # seen again after the menu
        self._later = later
        if not isinstance(asked, Screen):
            self.note = note
            if start is None and screen and screen.reuse(asked):
                return
            asked = screen_for(asked, start)
            if offered:
                asked.offer()
        self._screens[-1] = asked

    def leave(self):
        """Leave the game under way, which the journal keeps, for home: it begins when the menu is done."""
        self.keeper.close()
        self._follow(None)

    # -- what comes over the cable

    def lay(self, flow):
        """Lay a flow (a generator) over the others, though nobody pressed anything."""
        self._start(flow)
        self._seen_by_itself()

    def again(self):
        """Have the flow that is seen ask anew, though nobody pressed anything."""
        self._send(REFRESH)
        self._seen_by_itself()

    def _seen_by_itself(self):
        self._pressed = self._touched = self._came = self.clock.now()
        self._wake(NO_KEY)
        self.show()

    def taken_in(self):
        """There are other settings and games now: home begins anew when the flow over it is done."""
        words.use(self.settings.language)
        self.apply_settings()
        self.finished.close()
        self._follow(None)

    def complaints(self):
        """What the player should know about saved things, each once: a list of ids of words."""
        lines = []
        for kept in (self.region, self.settings, self.finished, self.keeper.journal):
            lines += [line for line in kept.complaints() if line not in lines]
        return lines

    def forget(self):
        """Forget all that is kept: it is as on a new device."""
        try:
            self.region.forget()
            failed = False
        except OSError:
            failed = True
        self._open()
        self.keeper.journal.failed = failed
        self.apply_settings()

    # -- the display

    def apply_settings(self):
        """Put settings in force."""
        self._lighten(None)
        turned = self.settings.rotation
        self.display.rotate(turned)
        self.keys.turn(turned)
        key_layout.turned = bool(turned)
        self.keys.repeat_after = self.settings.repeat
        self.keeper.time(bool(self.settings.clocks))
        screens.random = self.region.random if self.settings.roller else None

    def show(self):
        """Draw the screen and send what changed; then there is more to do."""
        screen = self.scoreboard or self.screen
        canvas = self.canvas
        canvas.begin(screen.goes_on(self._drawn))
        self._drawn = screen
        if screen.contrast != self._contrast:
            self._lighten(screen.contrast)
        screen.noted = self.note != "" and screen is not self.scoreboard
        screen.draw(canvas)
        if screen.noted:
            screen.draw_note(canvas, self.note)
        if self.refusal and screen is not self.scoreboard:
            screen.draw_refusal(canvas, self.refusal)
        canvas.end()
        if screen.flashes:
            flash(canvas)
            self._drawn = None  # the next picture is drawn anew
        waits = screen.waits >= 0
        self.keys.holds = screen.takes_menu or waits
        self.keys.menu = screen.waits if waits else screen.menu_key
        self.keys.all_repeat = screen.all_repeat
        self.keys.quick = screen.quick
        self.keys.at_once = not waits and screen.menu_at_once()
        self._missing = not self.display.show(self.canvas)
        self._shown = self.clock.now()
        self._tidy = False
        self.more = self.waste = True

    def _lighten(self, contrast):
        """Light the display as a camera reads it best, or (None) as the players have set it."""
        self._contrast = contrast
        self.display.for_camera(contrast is not None)
        self.display.contrast(self.settings.contrast if contrast is None else contrast)

    def _idle(self, now):
        """Nothing was pressed: look for a missing display, dim, sleep; return how long to wait. Allocates nothing.

        First, what could wait is done, a part at a time.
        """
        if not self.keys.down:
            self._spent = -1
        if self.more:
            self.more = self.work()
            # A key that was let go meanwhile was down until now, for all that is known.
            self._touched = self.clock.now()
            return WAIT
        if self.screen.flashes and ticks.diff(now, self._pressed) >= FLASH:
            self.screen.flashes = False
            self.show()
        blinks = self.screen.blinks
        if blinks and not self.scoreboard and ticks.diff(now, self._pressed) >= FLASH * (BLINKS + 1 - blinks):
            self.screen.blinks = blinks - 1
            self.show()
        pace = self.screen.pace
        if pace and self._state != ASLEEP and ticks.diff(now, self._shown) >= pace:
            self.screen.advance()
            self.show()
        if self._came >= 0 and not self.early(now):
            self._came = -1  # ticks wrap
        if self.waste:
            if self.keys.down:
                self._touched = now
            elif ticks.diff(now, self._touched) >= ERASE_QUIET:
                self.waste = self._clean_up()
                return WAIT
        if self.port and (self._talks or self.port.waiting()):
            self._talk(now)
        if self._state == ASLEEP:
            return WAIT if self._talks else WAIT_ASLEEP
        if ticks.diff(now, self._looked) >= LOOK:
            self._looked = now
            if self._missing or not self.display.lit():
                self._missing = not self.display.show(self.canvas)
        idle = ticks.diff(now, self._pressed)
        limit = self.settings.sleep * MINUTE
        if idle > limit:
            self._state = ASLEEP
            self.keys.at_once = True  # whatever it means on the screen: in the dark it lights the display
            self.keys.holds = self.keys.all_repeat = False
            self.display.power(False)
        elif self._state == AWAKE and idle > limit * 2 // 3:
            self._state = DIMMED
            self.display.contrast(DIM)
        elif self.scoreboard:
            if self.scoreboard.minute != idle // MINUTE:
                self.scoreboard.minute = idle // MINUTE
                self.show()
        elif self.settings.scoreboard and idle >= self.settings.scoreboard * SECOND and self._turn_waits():
            from screens.scoreboard import Scoreboard  # it came with the game

            self.scoreboard = Scoreboard(self.session.game, self.session.prompt)
            self.show()
        return WAIT if idle < QUICK or self._talks else WAIT_QUIET

    def _talk(self, now):
        """Hear what a computer says, and answer, a part at a time."""
        if not self.cable:
            from cable import Cable  # nearly nobody asks for it

            self.cable = Cable(self)
        self._talks = self.cable.work(now)

    def _turn_waits(self):
        """Whether what is seen is the dice, or whatever a turn begins with. Allocates nothing."""
        session = self.session
        prompt = session and session.prompt
        if not prompt or prompt is not self.screen.prompt or prompt.kind == NOTICE:
            return False
        return prompt.kind == DICE or session.begun == len(session.log)

    def _wake(self, key):
        """Light the display again; return whether the screen was not to be seen, as it slept or the scoreboard lay over
        it: then the key does nothing else, held or not.
        """
        asleep = self._state == ASLEEP
        covered = asleep or self.scoreboard is not None
        self._state = AWAKE
        self._lighten(self._contrast)
        if covered:
            self._spent = key & 15
            self.scoreboard = None
            if asleep:
                self.display.power(True)
            self.show()
        return covered

    def _check(self):
        """The hardware check."""
        yield CheckScreen(self.display)
