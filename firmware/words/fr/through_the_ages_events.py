"""through_the_ages_events in Français. Made by `make words` from tools/words/through_the_ages_events.toml."""

# fmt: off
WORDS = {
    "line_1": "Une seule action politique par tour.",
    "line_2": "Préparer un événement rapporte 1 de culture par niveau d'âge.",
    "line_3": "On ne perd pas plus que ce qu'on a\u00a0: pas de dettes.",
    "line_4": "À deux joueurs, «\u00a0les deux plus faibles\u00a0» veut dire le plus faible.",
    "line_5": "Plus d'événements présents\u00a0: mélangez les futurs âge par âge, les plus anciens dessus.",
    "line_6": "Événements passés et défausse militaire restent séparés.",
}
