"""Read the seven keys and the clock."""
