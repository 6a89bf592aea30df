"""Build the files for the board and those made from others, and copy them there."""
