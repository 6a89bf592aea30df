"""through_the_ages_pacts in Français. Made by `make words` from tools/words/through_the_ages_pacts.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeUn pacte se propose \xc3\xa0 un seul joueur, qui r\xc3\xa9pond oui ou non, sans n\xc3\xa9gocier."
    b"\xffline_2\xfeRefus\xc3\xa9, il revient en main, mais l'action politique est d\xc3\xa9pens\xc3\xa9e."
    b"\xffline_3\xfeUn seul pacte devant soi\xc2\xa0; on peut participer \xc3\xa0 ceux des autres."
    b"\xffline_4\xfeMarquez qui est A et qui est B. L'annuler co\xc3\xbbte une action politique."
    b"\xff",
)
