"""Connect screens, flows, keys and display: what the main loop does with screens.

Nothing here imports a screen or a flow: both are built above this room and are passed in.
"""
