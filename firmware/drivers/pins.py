"""The wiring of the guide (docs/build/breadboard.md), and its display. `hardware.txt` has a builder's changes to it.

Numbers are GPIO numbers of the Raspberry Pi Pico: 4 is the pin marked GP4. All keys connect their pin to ground.
"""

# I2C bus of the display. SDA and SCL must be pins of that bus.
I2C = 0
SDA = 4
SCL = 5
FREQUENCY = 400_000  # Hz

# "i2c", or "spi" for a display on these pins: SCK and MOSI of one SPI bus, CS (-1: at GND), D/C, RES.
DISPLAY_BUS = "i2c"
SPI_PINS = (2, 3, 1, 4, 5)

# RES of the display, -1: not wired. On SPI it must be.
RESET = -1

# The clock of a Pico's processor in Hz: the highest that is specified for its chip. It starts at 125 MHz: then a press
# takes half as long again and a battery lasts longer (docs/dev/power.md). Other boards don't change.
PROCESSOR = 200_000_000

#       UP DOWN LEFT RIGHT A  B  MENU
KEYS = (6, 7, 8, 9, 10, 11, 12)

# Addresses of the display to try, in order.
ADDRESSES: "tuple[int, ...]" = (0x3C, 0x3D)

# "ssd1306", "ssd1309" (2.42 inch), or "sh1106" when the picture is two columns off and the right edge shows noise.
DISPLAY = "ssd1306"

# Columns of the chip left of the visible ones; None: the usual for that chip, 2 for SH1106 and 0 for others.
COLUMN_OFFSET: "int | None" = None

# True: the display is mounted upside down.
ROTATED = False

# The address of the page that shows finished games (docs/web-page.md); "": none. A release has the public page's.
ADDRESS = ""
