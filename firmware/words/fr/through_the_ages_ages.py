"""through_the_ages_ages in Français. Made by `make words` from tools/words/through_the_ages_ages.toml."""

# fmt: off
WORDS = {
    "line_1": "Un âge finit dès que sa dernière carte civile arrive dans la rangée.",
    "line_2": "Ce qui précède l'âge fini s'en va : leaders, cartes en main, merveilles inachevées, pactes.",
    "line_3": "Les âges I, II et III coûtent 2 pions jaunes à chacun\u00a0: de la banque, jamais d'ouvriers.",
    "line_4": "Dernier tour\u00a0: ni guerre, ni carte militaire\u00a0; unités sacrifiées pour coloniser seulement.",
    "line_5": "Puis tous les événements III restants, présents et futurs, sont résolus.",
}
