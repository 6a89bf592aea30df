"""through_the_ages_pacts in Italiano. Made by `make words` from tools/words/through_the_ages_pacts.toml."""

# fmt: off
WORDS = {
    "line_1": "Un patto si offre a un solo giocatore: sì o no, senza trattare.",
    "line_2": "Se è rifiutato torna in mano, ma l'azione politica è spesa.",
    "line_3": "Un solo patto davanti a te; puoi stare in quelli degli altri.",
    "line_4": "Segna chi è A e chi è B. Annullarlo costa un'azione politica.",
}
