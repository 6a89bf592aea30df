"""through_the_ages_war in Italiano. Made by `make words` from tools/words/through_the_ages_war.toml."""

# fmt: off
WORDS = {
    "line_1": "La guerra si risolve nel turno dopo dell'attaccante: c'è tempo per armarsi.",
    "line_2": "Nessuno gioca carte difesa.",
    "line_3": "Risolverla non conta come azione politica.",
    "line_4": "Non si vince più di quanto l'altro perde.",
}
