"""through_the_ages_aggression in Deutsch. Made by `make words` from tools/words/through_the_ages_aggression.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeGreif einen Spieler an und zahl die Milit\xc3\xa4raktionen der Karte."
    b"\xffline_2\xfeDer Angreifer opfert zuerst und spielt keine Verteidigung."
    b"\xffline_3\xfeDer Verteidiger darf Karten zulegen und gewinnt bei Gleichstand."
    b"\xffline_4\xfeBeide verlieren das Geopferte. Niemand gewinnt mehr, als der andere verliert."
    b"\xffline_5\xfeGewonnene Steine kommen aus dem eigenen Vorrat, nicht vom anderen."
    b"\xff",
)
