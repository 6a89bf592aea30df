"""through_the_ages_aggression in Français. Made by `make words` from tools/words/through_the_ages_aggression.toml."""

# fmt: off
WORDS = {
    "line_1": "On attaque un seul joueur et on paie les actions militaires de la carte.",
    "line_2": "L'attaquant sacrifie d'abord, sans carte de défense.",
    "line_3": "Le défenseur peut ajouter des cartes de défense et gagne les égalités.",
    "line_4": "Chacun perd ses unités sacrifiées. On ne gagne pas plus que l'autre ne perd.",
    "line_5": "Les pions gagnés viennent de sa réserve, pas du plateau adverse.",
}
