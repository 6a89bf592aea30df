"""What of the chip is in the image, in the place of the port's own `rp2.py`: that one has state machines besides."""

from _rp2 import Flash as Flash
from _rp2 import bootsel_button as bootsel_button
