"""score_pad_guide in Français. Made by `make words` from tools/words/score_pad_guide.toml."""

# fmt: off
WORDS = {
    "rules_count": "Comment on compte",
    "line_count_1": "À chaque manche, on note les points de tous\u00a0; la feuille corrige les précédents.",
    "rule_most": "Le total le plus haut gagne.",
    "rule_least": "Le total le plus bas gagne.",
    "rule_shared": "À égalité, victoire partagée.",
    "rule_target": "Fin après la manche où quelqu'un atteint {}.",
    "rule_rounds": "Fin après la manche {}, ou quand vous le dites.",
}
