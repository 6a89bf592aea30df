"""What the device asks besides the game: home, setting up, the menu.

A flow is a generator that yields prompts and screens, and is sent what the player answered (None: B, go back), or
AGAIN.
"""

# Sent in the place of an answer when what was asked has changed meanwhile: the flow asks what is to be asked now.
AGAIN = ("again",)

# What home and the menu both lead to. It is imported here: a function that still runs would keep it in memory.


def settings(app):
    """The settings, as a flow."""
    from flows.options import options

    return options(app)


def help_pages(app):
    """The keys and how a turn goes, as a flow."""
    from flows.help import help_pages

    return help_pages()
