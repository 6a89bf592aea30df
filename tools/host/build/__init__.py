"""What goes on the board and how it gets there, and the files that are made from others."""
