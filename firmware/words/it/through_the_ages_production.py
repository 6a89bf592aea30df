"""through_the_ages_production in Italiano. Made by `make words` from tools/words/through_the_ages_production.toml."""

# fmt: off
WORDS = {
    "line_1": "Più facce mancanti che operai liberi: rivolta, niente produzione.",
    "line_2": "2006: punti, fattorie, cibo, miniere, corruzione.",
    "line_3": "2015: punti, corruzione (anche cibo), fattorie, cibo, miniere.",
    "line_4": "Ogni cibo mancante costa 4 cultura.",
    "line_5": "Un turno dà al massimo 30. Tracciati: scienza 40, forza 60, felicità 8.",
}
