"""The words in Deutsch. Made by `make words` from tools/words/."""
