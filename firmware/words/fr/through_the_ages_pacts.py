"""through_the_ages_pacts in Français. Made by `make words` from tools/words/through_the_ages_pacts.toml."""

# fmt: off
WORDS = {
    "line_1": "Un pacte se propose à un seul joueur, qui répond oui ou non, sans négocier.",
    "line_2": "Refusé, il revient en main, mais l'action politique est dépensée.",
    "line_3": "Un seul pacte devant soi\u00a0; on peut participer à ceux des autres.",
    "line_4": "Marquez qui est A et qui est B. L'annuler coûte une action politique.",
}
