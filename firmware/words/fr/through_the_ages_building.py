"""through_the_ages_building in Français. Made by `make words` from tools/words/through_the_ages_building.toml."""

# fmt: off
WORDS = {
    "line_1": "La limite urbaine vaut pour tous les bâtiments d'un type, pas par carte.",
    "line_2": "Fermes, mines et unités sont sans limite.",
    "line_3": "Une seule action améliore de plusieurs niveaux.",
    "line_4": "Les remises valent aussi\u00a0: différence des deux prix réduits.",
    "line_5": "La monnaie va aux niveaux inférieurs, même sans ouvrier.",
    "line_6": "Une unité coûte une action militaire\u00a0; les ressources offertes sont sans pion bleu.",
    "line_7": "Une technologie bleue remplace celle du même dessin, sans ouvrier.",
}
