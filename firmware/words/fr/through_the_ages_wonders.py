"""through_the_ages_wonders in Français. Made by `make words` from tools/words/through_the_ages_wonders.toml."""

# fmt: off
WORDS = {
    "line_1": "La prendre coûte 1 action civile de plus par merveille achevée.",
    "line_2": "Une seule en chantier\u00a0; jamais en main, donc une main pleine n'empêche rien.",
    "line_3": "Les sections dans l'ordre\u00a0: une action et un pion bleu chacune.",
    "line_4": "Achevée\u00a0: ses pions bleus rentrent, et elle compte aussitôt.",
}
