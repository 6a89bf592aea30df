"""What is measured: presses, bytes to the display, memory, nesting, times."""
