"""through_the_ages_general in Italiano. Made by `make words` from tools/words/through_the_ages_general.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeNon serve usare tutte le azioni."
    b"\xffline_2\xfePareggi: a chi \xc3\xa8 di turno o al successivo; nell'aggressione al difensore."
    b"\xffline_3\xfeTecnologia \xc3\xa8 ogni carta che costa scienza per giocarla."
    b"\xffline_4\xfeChi perde popolazione rende prima gli operai liberi, poi ne toglie dalle carte."
    b"\xffline_5\xfeUn'azione nuova si usa subito; una persa pu\xc3\xb2 essere gi\xc3\xa0 usata."
    b"\xffline_6\xfeSacrificato: torna in banca. Distrutto o sciolto: operaio libero."
    b"\xff",
)
