"""The wiring, and what display is on it. The one file a builder edits: it stays readable on the board.

Numbers are GPIO numbers of the Raspberry Pi Pico: 4 is the pin marked GP4. All keys connect their pin to ground.
"""

# I2C bus of the display. SDA and SCL must be pins of that bus.
I2C = 0
SDA = 4
SCL = 5
FREQUENCY = 400_000  # Hz

#       UP DOWN LEFT RIGHT A  B  MENU
KEYS = (6, 7, 8, 9, 10, 11, 12)

# 0x3C or 0x3D: see the back of the display, or hold MENU at power-on: the check screen lists what answers.
ADDRESS = 0x3C

# "ssd1306", or "sh1106" when the picture is shifted by two columns and the right edge shows noise.
DISPLAY = "ssd1306"

# Columns the chip has left of the visible ones: 0 for SSD1306, 2 for most SH1106.
COLUMN_OFFSET = 0

# True: the display is mounted upside down.
ROTATED = False
