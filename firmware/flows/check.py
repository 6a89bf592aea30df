"""Check the hardware: MENU held at power-on."""

from micropython import const
from screens.check import CheckScreen

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from device import Device
    from ui.view import Flow


def hardware_check(device: "Device") -> "Flow":
    """Show the hardware check, then home."""
    yield CheckScreen(device.display)
    return None
