"""Before there are drivers: whether a key is held, and a program on the drive that starts in the place of Quipu."""

import board
import digitalio
import supervisor

# What CircuitPython starts of a drive, in its order.
PROGRAMS = ("code.txt", "code.py", "main.py", "main.txt")


def is_down(number):
    """Whether the key at GPIO `number` is down, before there are keys."""
    pin = digitalio.DigitalInOut(getattr(board, "GP" + str(number)))
    pin.switch_to_input(pull=digitalio.Pull.UP)
    down = not pin.value
    pin.deinit()
    return down


def run_program(name):
    """Have a program on the drive started in the place of this one."""
    supervisor.set_next_code_file("/" + name)
    supervisor.reload()
