"""through_the_ages_aggression in Italiano. Made by `make words` from tools/words/through_the_ages_aggression.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeAttacca un solo giocatore e paga le azioni militari della carta."
    b"\xffline_2\xfeL'attaccante sacrifica per primo e senza carte difesa."
    b"\xffline_3\xfeIl difensore pu\xc3\xb2 aggiungere carte difesa e vince i pareggi."
    b"\xffline_4\xfeEntrambi perdono i sacrificati. Non si vince pi\xc3\xb9 di quanto l'altro perde."
    b"\xffline_5\xfeI segnalini vinti vengono dalla tua riserva, non dall'altra plancia."
    b"\xff",
)
