"""through_the_ages_wonders in Italiano. Made by `make words` from tools/words/through_the_ages_wonders.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfePrenderla costa 1 azione civile in pi\xc3\xb9 per meraviglia finita."
    b"\xffline_2\xfeUna sola in costruzione; mai in mano, anche a mano piena."
    b"\xffline_3\xfeSezioni in ordine: un'azione e un segnalino blu ciascuna."
    b"\xffline_4\xfeFinita: i blu tornano in banca e vale subito."
    b"\xff",
)
