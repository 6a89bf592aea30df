"""through_the_ages_general in Français. Made by `make words` from tools/words/through_the_ages_general.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeOn n'est pas oblig\xc3\xa9 d'utiliser toutes ses actions."
    b"\xffline_2\xfe\xc3\x89galit\xc3\xa9s\xc2\xa0: au joueur actif ou au suivant\xc2\xa0; dans une agression, au d\xc3\xa9fenseur."
    b"\xffline_3\xfeUne technologie est toute carte dont la pose co\xc3\xbbte de la science."
    b"\xffline_4\xfeQui perd de la population rend d'abord ses ouvriers libres, puis en retire des cartes."
    b"\xffline_5\xfeUne action gagn\xc3\xa9e sert aussit\xc3\xb4t\xc2\xa0; une action perdue peut \xc3\xaatre d\xc3\xa9j\xc3\xa0 utilis\xc3\xa9e."
    b"\xffline_6\xfeSacrifi\xc3\xa9\xc2\xa0: retour \xc3\xa0 la banque. D\xc3\xa9truit ou dissous\xc2\xa0: ouvrier libre."
    b"\xff",
)
