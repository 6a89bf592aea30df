"""through_the_ages_production in Français. Made by `make words` from tools/words/through_the_ages_production.toml."""

# fmt: off
WORDS = {
    "line_1": "Plus de visages manquants que d'ouvriers libres : révolte, pas de production.",
    "line_2": "2006 : points, fermes, consommation, mines, corruption.",
    "line_3": "2015 : points, corruption (aussi en nourriture), fermes, consommation, mines.",
    "line_4": "Chaque nourriture manquante coûte 4 de culture.",
    "line_5": "Un tour marque 30 au plus. Pistes\u00a0: science 40, force 60, bonheur 8.",
}
