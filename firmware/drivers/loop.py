"""The main loop of the boards: a step, then the cheapest way to wait."""

from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import NoReturn, Protocol

    class Device(Protocol):
        """The app as the loop sees it."""

        @property
        def asleep(self) -> bool: ...

        def step(self) -> int: ...

    class Keys(Protocol):
        """Keys that can wait for a press."""

        def sleep(self, ms: int) -> None: ...

    class Clock(Protocol):
        """A clock that can wait."""

        def idle(self, ms: int) -> None: ...


def turn(device: "Device", keys: "Keys", clock: "Clock") -> None:
    """Run one step of `device` (see `App.step`), then wait as long as it allows. `keys` and `clock` are drivers."""
    ms = device.step()
    if ms:
        if device.asleep:
            keys.sleep(ms)
        else:
            clock.idle(ms)


def run(device: "Device", keys: "Keys", clock: "Clock") -> "NoReturn":
    """Run the device forever."""
    while True:
        turn(device, keys, clock)
