"""through_the_ages_rounds in Français. Made by `make words` from tools/words/through_the_ages_rounds.toml."""

# fmt: off
WORDS = {
    "line_1": "Tour 1\u00a0: on prend des cartes, rien d'autre. Le premier a 1 action civile, le deuxième 2, etc.",
    "line_2": "Au tour 1, la rangée n'est ni décalée ni complétée.",
    "line_3": "Chaque tour finit quand même par la production.",
    "line_4": "Tour 2\u00a0: le premier joueur complète encore avec la pioche A, puis l'âge I commence.",
}
