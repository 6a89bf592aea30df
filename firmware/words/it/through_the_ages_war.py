"""through_the_ages_war in Italiano. Made by `make words` from tools/words/through_the_ages_war.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeLa guerra si risolve nel turno dopo dell'attaccante: c'\xc3\xa8 tempo per armarsi."
    b"\xffline_2\xfeNessuno gioca carte difesa."
    b"\xffline_3\xfeRisolverla non conta come azione politica."
    b"\xffline_4\xfeNon si vince pi\xc3\xb9 di quanto l'altro perde."
    b"\xff",
)
