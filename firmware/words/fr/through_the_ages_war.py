"""through_the_ages_war in Français. Made by `make words` from tools/words/through_the_ages_war.toml."""

# fmt: off
WORDS = {
    "line_1": "Une guerre se résout au tour suivant de l'attaquant\u00a0: on peut s'armer.",
    "line_2": "Personne ne joue de carte de défense.",
    "line_3": "La résoudre ne compte pas comme action politique.",
    "line_4": "On ne gagne pas plus que l'autre ne perd.",
}
