"""through_the_ages_aggression in Italiano. Made by `make words` from tools/words/through_the_ages_aggression.toml."""

# fmt: off
WORDS = {
    "line_1": "Attacca un solo giocatore e paga le azioni militari della carta.",
    "line_2": "L'attaccante sacrifica per primo e senza carte difesa.",
    "line_3": "Il difensore può aggiungere carte difesa e vince i pareggi.",
    "line_4": "Entrambi perdono i sacrificati. Non si vince più di quanto l'altro perde.",
    "line_5": "I segnalini vinti vengono dalla tua riserva, non dall'altra plancia.",
}
