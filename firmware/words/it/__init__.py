"""The words in Italiano. Made by `make words` from tools/words/."""
