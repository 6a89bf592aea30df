"""through_the_ages_cards in Français. Made by `make words` from tools/words/through_the_ages_cards.toml."""

# fmt: off
WORDS = {
    "line_1": "Un nouveau leader chasse l'ancien\u00a0: ajustez les pistes.",
    "line_2": "Une carte jaune ne se joue pas le tour où on la prend.",
    "line_3": "Poser une technologie militaire est une action civile.",
    "line_4": "Révolution\u00a0: toutes les actions civiles, aucune avant, au petit prix en science.",
    "line_5": "Changement pacifique\u00a0: une action civile, grand prix. Elle reste dépensée ensuite.",
}
