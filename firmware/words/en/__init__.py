"""The words in English. Made by `make words` from tools/words/."""
