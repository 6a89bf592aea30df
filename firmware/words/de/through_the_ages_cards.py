"""through_the_ages_cards in Deutsch. Made by `make words` from tools/words/through_the_ages_cards.toml."""

# fmt: off
WORDS = {
    "line_1": "Ein neuer Anführer verdrängt den alten: Leisten anpassen.",
    "line_2": "Eine gelbe Karte wird nicht in dem Zug gespielt, in dem man sie nimmt.",
    "line_3": "Eine Militärtechnologie auszuspielen ist eine zivile Aktion.",
    "line_4": "Revolution: alle zivilen Aktionen, keine davor, zum kleineren Wissenspreis.",
    "line_5": "Friedlich: eine zivile Aktion, größerer Preis. Sie bleibt auch danach verbraucht.",
}
