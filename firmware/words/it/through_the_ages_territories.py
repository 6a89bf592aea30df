"""through_the_ages_territories in Italiano. Made by `make words` from tools/words/through_the_ages_territories.toml."""

# fmt: off
WORDS = {
    "line_1": "L'offerta: unità da sacrificare, bonus tattico di armate intere, carte bonus.",
    "line_2": "Chi vince paga almeno l'offerta, con almeno un'unità.",
    "line_3": "Il centro della carta vale una volta, il fondo finché la tieni.",
    "line_4": "Territorio perso: va via solo il bonus permanente.",
}
