"""through_the_ages_territories in Deutsch. Made by `make words` from tools/words/through_the_ages_territories.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeGeboten wird mit Einheiten, Taktikbonus ganzer Armeen und Bonuskarten."
    b"\xffline_2\xfeWer gewinnt, zahlt mindestens das Gebot, darunter eine Einheit."
    b"\xffline_3\xfeDie Mitte der Karte gilt einmal, der untere Rand, solange man sie hat."
    b"\xffline_4\xfeEin verlorenes Gebiet nimmt nur den dauernden Bonus mit."
    b"\xff",
)
