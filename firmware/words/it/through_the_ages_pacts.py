"""through_the_ages_pacts in Italiano. Made by `make words` from tools/words/through_the_ages_pacts.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeUn patto si offre a un solo giocatore: s\xc3\xac o no, senza trattare."
    b"\xffline_2\xfeSe \xc3\xa8 rifiutato torna in mano, ma l'azione politica \xc3\xa8 spesa."
    b"\xffline_3\xfeUn solo patto davanti a te; puoi stare in quelli degli altri."
    b"\xffline_4\xfeSegna chi \xc3\xa8 A e chi \xc3\xa8 B. Annullarlo costa un'azione politica."
    b"\xff",
)
