"""Start Quipu when the board is switched on.

Files on the drive take precedence: the owner's program runs instead of Quipu, and modules override the frozen ones of
their names. Hold B at power-on to start without any of them.
"""

import sys

# Import nothing from the drive before its contents are known.
sys.path[:] = [".frozen"]

import drive  # noqa: E402
import this_image  # noqa: E402
from drivers.hardware import UNREADABLE, read  # noqa: E402
from input.keys import B  # noqa: E402
from micropython import const  # noqa: E402

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, NoReturn

# Searched after the frozen modules: the builder's own games, libraries.
_FURTHER_PATHS = [drive.GAMES, "/lib"]


def load() -> None:
    """Import all modules that the start and home need."""
    driver("", "make")
    for name in ("drivers.loop", "splash", "screens.hardware_errors", "app", "crash"):
        __import__(name)
    sys.modules["flows.home"].load()


def start(complaints: "list[tuple[str, str]]") -> "NoReturn":
    """Make the drivers, show the splash and the complaints, each a title and a text, then run the app forever."""
    from drivers.loop import run
    from splash import show

    display, keys, clock, store = driver("", "make")(wiring)
    port = driver(".port", "Port")()
    show(display)
    import words

    if drive.GAMES in sys.path:
        words.own = drive.own_games()
    # This loads nearly all of the firmware while the splash is shown.
    from crash import Guard
    from screens.hardware_errors import show_errors, unreadable

    if wrong == [UNREADABLE]:
        from persistence.region import Region
        from persistence.settings import Settings

        settings = Settings(Region(store))
        complaints.insert(0, ("hardware.txt", unreadable("" if settings.fresh else settings.language)))
    if old is not None:
        from persistence.region import Region

        if not Region(store).already_reported("\n".join(old).encode()):
            left = "Its files on the drive are not used. make deploy ARGS=--clean removes them."
            complaints.append(("Quipu 0.1.0", left))
    if complaints:
        show_errors(complaints, display, keys, clock)
    guard = Guard(driver("", "report"), display, keys, clock, store, port=port, address=wiring.ADDRESS)
    run(guard, keys, clock)


def forget(names: "tuple[str, ...] | list[str]") -> None:
    """Forget these modules and packages, so that the next import loads them again."""
    for name in list(sys.modules):
        if name.split(".")[0] in names:
            del sys.modules[name]


def driver(module: str, name: str) -> "Any":  # the drivers of the runtimes share no class
    """Return a member of a module of this runtime's drivers."""
    package = "drivers.circuitpy" if sys.implementation.name == "circuitpython" else "drivers.micropy"
    return getattr(__import__(package + module, None, None, (name,)), name)


wiring, wrong = read()
complaints = [("hardware.txt", text) for text in wrong if text != UNREADABLE]
old = drive.old_files()
own: "str | None" = None
overrides: "list[str]" = []
if not driver(".power_on", "is_down")(wiring.KEYS[B]):
    own = drive.program(driver(".power_on", "PROGRAMS"), old)
    if old is None:
        overrides = drive.overrides()
    sys.path += _FURTHER_PATHS
if own:
    print("Quipu makes way for", own + "; hold B at power-on to start without it")
    driver(".power_on", "run_program")(own)
else:
    if overrides:
        print("In front of the frozen modules:", " ".join(overrides) + "; hold B at power-on to start without them")
        sys.path.insert(0, "")
        forget([name.split(".")[0] for name in overrides])
        try:
            load()
        except Exception as error:  # whatever is wrong, the frozen modules work
            text = driver("", "report")(error)
            print(text)
            sys.path.pop(0)
            forget(this_image.NAMES)
            from crash import place_of

            why = text.strip().split("\n")[-1]
            complaints.append((place_of(text) or "On the drive", why + ". Quipu starts without what is on the drive."))
    start(complaints)
