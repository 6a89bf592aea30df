"""Check a key and start the owner's program before the drivers exist."""

import board
import digitalio
import supervisor

# Files that CircuitPython starts from a drive, in its order.
PROGRAMS = ("code.txt", "code.py", "main.py", "main.txt")


def is_down(number: int) -> bool:
    """Return whether the key at GPIO `number` is down."""
    pin = digitalio.DigitalInOut(getattr(board, "GP" + str(number)))
    pin.switch_to_input(pull=digitalio.Pull.UP)
    down = not pin.value
    pin.deinit()
    return down


def run_program(name: str) -> None:
    """Restart with a program on the drive instead of this one."""
    supervisor.set_next_code_file("/" + name)
    supervisor.reload()
