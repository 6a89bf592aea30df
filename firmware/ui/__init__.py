"""Connect screens, flows, keys and display for the main loop.

Nothing here imports a screen or a flow: both are built above this room and are passed in.
"""
