"""through_the_ages_cards in Italiano. Made by `make words` from tools/words/through_the_ages_cards.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeUn nuovo leader scaccia il vecchio: correggi i tracciati."
    b"\xffline_2\xfeUna carta gialla non si gioca nel turno in cui la prendi."
    b"\xffline_3\xfeGiocare una tecnologia militare \xc3\xa8 un'azione civile."
    b"\xffline_4\xfeRivoluzione: tutte le azioni civili, nessuna prima, al prezzo minore."
    b"\xffline_5\xfeCambio pacifico: un'azione civile, prezzo maggiore. Resta spesa anche dopo."
    b"\xff",
)
