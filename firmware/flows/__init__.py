"""What the device asks besides the game: home, setting up, the menu.

A flow is a generator that yields prompts and screens, and is sent what the player answered (None: B, go back).
"""
