"""The loop of the boards: step after step, and between two of them the cheapest way to wait."""


def turn(device, keys, clock):
    """One step of `device` (see `App.step`), and the wait after it. `keys` and `clock` are drivers."""
    ms = device.step()
    if ms:
        if device.asleep:
            keys.sleep(ms)
        else:
            clock.idle(ms)


def run(device, keys, clock):
    """Go on for ever."""
    while True:
        turn(device, keys, clock)
