"""through_the_ages_cards in Italiano. Made by `make words` from tools/words/through_the_ages_cards.toml."""

# fmt: off
WORDS = {
    "line_1": "Un nuovo leader scaccia il vecchio: correggi i tracciati.",
    "line_2": "Una carta gialla non si gioca nel turno in cui la prendi.",
    "line_3": "Giocare una tecnologia militare è un'azione civile.",
    "line_4": "Rivoluzione: tutte le azioni civili, nessuna prima, al prezzo minore.",
    "line_5": "Cambio pacifico: un'azione civile, prezzo maggiore. Resta spesa anche dopo.",
}
