"""through_the_ages_building in Italiano. Made by `make words` from tools/words/through_the_ages_building.toml."""

# fmt: off
WORDS = {
    "line_1": "Il limite urbano vale per tutti gli edifici di un tipo, non per carta.",
    "line_2": "Fattorie, miniere e unità non hanno limite.",
    "line_3": "Un'azione migliora anche di più livelli.",
    "line_4": "Gli sconti valgono: differenza dei due prezzi scontati.",
    "line_5": "Il resto va ai livelli bassi, anche senza operai.",
    "line_6": "Un'unità costa un'azione militare; le risorse in dono non usano blu.",
    "line_7": "Una tecnologia blu sostituisce quella uguale e non vuole operai.",
}
