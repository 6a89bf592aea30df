"""through_the_ages_ages in Italiano. Made by `make words` from tools/words/through_the_ages_ages.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeUn'era finisce appena la sua ultima carta civile entra nella fila."
    b"\xffline_2\xfeCi\xc3\xb2 che \xc3\xa8 di un'era prima va via: leader, mani, meraviglie incomplete, patti."
    b"\xffline_3\xfeLe ere I, II e III costano 2 gialli a testa: dalla banca, mai operai."
    b"\xffline_4\xfeUltimo giro: niente guerre n\xc3\xa9 carte militari; unit\xc3\xa0 sacrificate solo per colonizzare."
    b"\xffline_5\xfePoi si risolvono tutti gli eventi III rimasti, attuali e futuri."
    b"\xff",
)
