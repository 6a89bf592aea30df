"""Save games under way, finished games and settings in a region of flash."""
