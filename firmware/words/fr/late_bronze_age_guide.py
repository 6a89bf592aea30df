"""late_bronze_age_guide in Français. Made by `make words` from tools/words/late_bronze_age_guide.toml."""

# fmt: off
WORDS = {
    "rule_trade": "Échanges avec les autres, et chaque bateau troque 1 marchandise\u00a0: après l'étape 3.",
    "line_dice_35": "Forge\u00a0: vous ne perdez rien\u00a0; chaque adversaire perd 4\u0011, et 2\u0011 par fer de lance donné, pas avec la Grande Muraille.",
    "line_build_25": "Navigation\u00a0: 1\u0002 et 1\u0005 font un bateau, 5 au plus.",
}
