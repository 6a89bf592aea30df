"""through_the_ages_events in Italiano. Made by `make words` from tools/words/through_the_ages_events.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeUna sola azione politica per turno."
    b"\xffline_2\xfePreparare un evento d\xc3\xa0 1 cultura per livello d'era."
    b"\xffline_3\xfeNon si perde pi\xc3\xb9 di quanto si ha: niente debiti."
    b"\xffline_4\xfeIn due, \xc2\xabi due pi\xc3\xb9 deboli\xc2\xbb vuol dire il pi\xc3\xb9 debole."
    b"\xffline_5\xfeFiniti gli attuali: mescola i futuri era per era, la pi\xc3\xb9 vecchia sopra."
    b"\xffline_6\xfeEventi passati e scarti militari restano separati."
    b"\xff",
)
