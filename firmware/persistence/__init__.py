"""What outlives a power cut: the journal of the game under way, and the records (settings, finished games, base)."""
