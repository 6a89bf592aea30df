"""through_the_ages_military in Deutsch. Made by `make words` from tools/words/through_the_ages_military.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeGleich nach der politischen Aktion: abwerfen bis zur Zahl der Milit\xc3\xa4raktionen."
    b"\xffline_2\xfeJe unbenutzter Milit\xc3\xa4raktion 1 ziehen, h\xc3\xb6chstens 3."
    b"\xffline_3\xfeNur eine Taktik im Spiel: eine neue ersetzt sie."
    b"\xffline_4\xfeJede ganze Armee bringt den Bonus; den kleinen mit zwei Zeitalter \xc3\xa4lteren Einheiten."
    b"\xffline_5\xfeEine Luftwaffe verdoppelt den Bonus einer Armee, auch von au\xc3\x9ferhalb."
    b"\xffline_6\xfeStapel leer: nur Abgeworfenes dieses Zeitalters mischen, nie alte Ereignisse."
    b"\xff",
)
