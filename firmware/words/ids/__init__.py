"""The ids of the words, numbered. Made by `make words` from tools/words/."""
