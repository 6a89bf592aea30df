"""through_the_ages_territories in Français. Made by `make words` from tools/words/through_the_ages_territories.toml."""

# fmt: off
WORDS = {
    "line_1": "L'offre\u00a0: unités à sacrifier, bonus tactique d'armées entières, cartes de bonus.",
    "line_2": "Le gagnant paie au moins son offre, dont une unité au minimum.",
    "line_3": "Le centre de la carte compte une fois, le bas tant qu'on la garde.",
    "line_4": "Territoire perdu\u00a0: seul le bonus permanent s'en va.",
}
