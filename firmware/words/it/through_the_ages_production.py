"""through_the_ages_production in Italiano. Made by `make words` from tools/words/through_the_ages_production.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfePi\xc3\xb9 facce mancanti che operai liberi: rivolta, niente produzione."
    b"\xffline_2\xfe2006: punti, campi, cibo, miniere, corruzione."
    b"\xffline_3\xfe2015: punti, corruzione (anche cibo), campi, cibo, miniere."
    b"\xffline_4\xfeOgni cibo mancante costa 4 cultura."
    b"\xffline_5\xfeUn turno d\xc3\xa0 al massimo 30. Tracciati: scienza 40, forza 60, felicit\xc3\xa0 8."
    b"\xff",
)
