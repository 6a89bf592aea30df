"""through_the_ages_building in Français. Made by `make words` from tools/words/through_the_ages_building.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeLa limite urbaine vaut pour tous les b\xc3\xa2timents d'un type, pas par carte."
    b"\xffline_2\xfeFermes, mines et unit\xc3\xa9s sont sans limite."
    b"\xffline_3\xfeUne seule action am\xc3\xa9liore de plusieurs niveaux."
    b"\xffline_4\xfeLes remises valent aussi\xc2\xa0: diff\xc3\xa9rence des deux prix r\xc3\xa9duits."
    b"\xffline_5\xfeLa monnaie va aux niveaux inf\xc3\xa9rieurs, m\xc3\xaame sans ouvrier."
    b"\xffline_6\xfeUne unit\xc3\xa9 co\xc3\xbbte une action militaire\xc2\xa0; les ressources offertes sont sans pion bleu."
    b"\xffline_7\xfeUne technologie bleue remplace celle du m\xc3\xaame dessin, sans ouvrier."
    b"\xff",
)
