"""through_the_ages_military in Italiano. Made by `make words` from tools/words/through_the_ages_military.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeScarta fino al numero di azioni militari, subito dopo l'azione politica."
    b"\xffline_2\xfePesca 1 per azione militare non usata, 3 al massimo."
    b"\xffline_3\xfeUna sola tattica in gioco: la nuova la sostituisce."
    b"\xffline_4\xfeOgni armata intera d\xc3\xa0 il bonus; il minore con unit\xc3\xa0 di due ere prima."
    b"\xffline_5\xfeUna forza aerea raddoppia il bonus di un'armata, anche da fuori."
    b"\xffline_6\xfeMazzo finito: mescola solo gli scarti di quest'era, mai gli eventi passati."
    b"\xff",
)
