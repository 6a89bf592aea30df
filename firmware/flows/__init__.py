"""What the device asks besides the game: home, setting up, the menu.

A flow is a generator that yields prompts and screens, and is sent what the player answered (None: B, go back), or
AGAIN.
"""

# Sent in the place of an answer when what was asked has changed meanwhile: the flow asks what is to be asked now.
AGAIN = ("again",)
