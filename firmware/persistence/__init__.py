"""What outlives a power cut, in one region of flash: games under way, finished ones, settings."""
