"""through_the_ages_wonders in Italiano. Made by `make words` from tools/words/through_the_ages_wonders.toml."""

# fmt: off
WORDS = {
    "line_1": "Prenderla costa 1 azione civile in più per meraviglia finita.",
    "line_2": "Una sola in costruzione; mai in mano, anche a mano piena.",
    "line_3": "Sezioni in ordine: un'azione e un segnalino blu ciascuna.",
    "line_4": "Finita: i blu tornano in banca e vale subito.",
}
