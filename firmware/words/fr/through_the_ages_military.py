"""through_the_ages_military in Français. Made by `make words` from tools/words/through_the_ages_military.toml."""

# fmt: off
WORDS = {
    "line_1": "Défaussez jusqu'au nombre d'actions militaires, juste après l'action politique.",
    "line_2": "Piochez 1 par action militaire non utilisée, 3 au plus.",
    "line_3": "Une seule tactique en jeu\u00a0: une nouvelle la remplace.",
    "line_4": "Chaque armée entière donne le bonus\u00a0; le petit, si une unité a deux âges de moins.",
    "line_5": "Une aviation double le bonus d'une armée, même hors d'elle.",
    "line_6": "Pioche vide\u00a0: ne mélangez que la défausse de cet âge, jamais les événements passés.",
}
