"""Which languages there are. Made by `make words` from tools/words/."""

LANGUAGES = ("en", "de", "es", "fr", "it")
