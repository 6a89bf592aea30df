"""through_the_ages_territories in Deutsch. Made by `make words` from tools/words/through_the_ages_territories.toml."""

# fmt: off
WORDS = {
    "line_1": "Geboten wird mit Einheiten, Taktikbonus ganzer Armeen und Bonuskarten.",
    "line_2": "Wer gewinnt, zahlt mindestens das Gebot, darunter eine Einheit.",
    "line_3": "Die Mitte der Karte gilt einmal, der untere Rand, solange man sie hat.",
    "line_4": "Ein verlorenes Gebiet nimmt nur den dauernden Bonus mit.",
}
