"""The words in Français. Made by `make words` from tools/words/."""
