"""Store, undo, redo and replay the answers of a game."""
