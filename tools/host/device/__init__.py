"""A device on this computer: drivers without hardware, the model of the display's chip, the terminal, all screens."""
