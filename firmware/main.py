"""Starts Quipu, in its image, when the board is switched on.

The files on the drive come first: a program of the person's own runs in Quipu's place, and modules there stand in front
of the frozen ones, each in front of the one of its name. Whoever holds B at power-on starts without any of them.
"""

import sys

# Until it is known what lies on the drive, nothing is imported from there.
sys.path[:] = [".frozen"]

import drive  # noqa: E402
from drivers.hardware import UNREADABLE, read  # noqa: E402
from input.keys import B  # noqa: E402

# What is looked through after the frozen modules: games of a builder's own, libraries.
_BESIDES = [drive.GAMES, "/lib"]


def load():
    """Import all that the start needs, as it finds it."""
    driver("", "make")
    for name in ("drivers.loop", "splash", "screens.hardware_errors", "app", "crash"):
        __import__(name)


def start(complaints):
    """Make the drivers, show the splash, run the app for ever. `complaints`: what to tell before, as (title, text)."""
    from drivers.loop import run
    from splash import show

    display, keys, clock, store = driver("", "make")(wiring)
    port = driver(".port", "Port")()
    show(display)
    import words

    if drive.GAMES in sys.path:
        words.own = drive.own_games()
    # Nearly all of the firmware comes with it: while it is loaded the splash is seen.
    from crash import Guard
    from screens.hardware_errors import show_errors, unreadable

    if wrong == [UNREADABLE]:
        from persistence.region import Region
        from persistence.settings import Settings

        settings = Settings(Region(store))
        complaints.insert(0, ("hardware.txt", unreadable("" if settings.fresh else settings.language)))
    if old is not None:
        from persistence.region import Region

        if not Region(store).told("\n".join(old).encode()):
            left = "Its files on the drive are not used. make deploy ARGS=--clean removes them."
            complaints.append(("Quipu 0.1.0", left))
    if complaints:
        show_errors(complaints, display, keys, clock)
    run(Guard(driver("", "report"), display, keys, clock, store, wiring.ADDRESS, port), keys, clock)


def forget(names):
    """What was imported under these names is imported anew."""
    for name in list(sys.modules):
        if name.split(".")[0] in names:
            del sys.modules[name]


def driver(module, name):
    """What is called so in a module of this runtime's drivers, as it is found now."""
    package = "drivers.circuitpy" if sys.implementation.name == "circuitpython" else "drivers.micropy"
    return getattr(__import__(package + module, None, None, (name,)), name)


wiring, wrong = read()
complaints = [("hardware.txt", text) for text in wrong if text != UNREADABLE]
old = drive.old_files()
own = None
front = ()
if not driver(".power_on", "is_down")(wiring.KEYS[B]):
    own = drive.program(driver(".power_on", "PROGRAMS"), old)
    if old is None:
        front = drive.in_front()
    sys.path += _BESIDES
if own:
    print("Quipu makes way for", own + "; hold B at power-on to start without it")
    driver(".power_on", "run_program")(own)
else:
    if front:
        print("In front of the frozen modules:", " ".join(front) + "; hold B at power-on to start without them")
        sys.path.insert(0, "")
        forget([name.split(".")[0] for name in front])
        try:
            load()
        except Exception as error:  # whatever is wrong there: the frozen ones are not
            text = driver("", "report")(error)
            print(text)
            sys.path.pop(0)
            forget(drive.this_image.NAMES)
            from crash import place_of

            told = text.strip().split("\n")[-1]
            complaints.append((place_of(text) or "On the drive", told + ". Quipu starts without what is on the drive."))
    start(complaints)
