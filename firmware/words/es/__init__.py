"""The words in Español. Made by `make words` from tools/words/."""
