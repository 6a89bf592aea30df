"""The loop of the boards: step after step, and between two of them the cheapest way to wait."""


def run(device, keys, clock):
    """Go on for ever. `device` has `step` and `asleep` (see app.py); `keys` and `clock` are drivers."""
    while True:
        ms = device.step()
        if ms:
            if device.asleep:
                keys.sleep(ms)
            else:
                clock.idle(ms)
