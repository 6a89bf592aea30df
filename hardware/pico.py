"""The Raspberry Pi Pico's forty pins."""

from typing import Any

# From pin 1, next to the USB socket, down one side and up the other.
NAMES = (
    "GP0", "GP1", "GND", "GP2", "GP3", "GP4", "GP5", "GND", "GP6", "GP7",
    "GP8", "GP9", "GND", "GP10", "GP11", "GP12", "GP13", "GND", "GP14", "GP15",
    "GP16", "GP17", "GND", "GP18", "GP19", "GP20", "GP21", "GND", "GP22", "RUN",
    "GP26", "GP27", "AGND", "GP28", "ADC_VREF", "3V3", "3V3_EN", "GND", "VSYS", "VBUS",
)  # fmt: skip
GND = 38
POWER = 36  # 3.3 V for the display
VSYS = 39


def pin_of(gpio: Any) -> Any:
    """Return the pin, 1 to 40, of a GPIO number."""
    return NAMES.index(f"GP{gpio}") + 1


def label(pin: Any) -> str:
    """Return how the guide calls a pin: GP6 (pin 9)."""
    return f"{NAMES[pin - 1]} (pin {pin})"
