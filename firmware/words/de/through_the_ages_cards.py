"""through_the_ages_cards in Deutsch. Made by `make words` from tools/words/through_the_ages_cards.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeEin neuer Anf\xc3\xbchrer verdr\xc3\xa4ngt den alten: Leisten anpassen."
    b"\xffline_2\xfeEine gelbe Karte wird nicht in dem Zug gespielt, in dem man sie nimmt."
    b"\xffline_3\xfeEine Milit\xc3\xa4rtechnologie auszuspielen ist eine zivile Aktion."
    b"\xffline_4\xfeRevolution: alle zivilen Aktionen, keine davor, zum kleineren Wissenspreis."
    b"\xffline_5\xfeFriedlich: eine zivile Aktion, gr\xc3\xb6\xc3\x9ferer Preis. Sie bleibt auch danach verbraucht."
    b"\xff",
)
