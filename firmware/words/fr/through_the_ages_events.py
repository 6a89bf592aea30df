"""through_the_ages_events in Français. Made by `make words` from tools/words/through_the_ages_events.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeUne seule action politique par tour."
    b"\xffline_2\xfePr\xc3\xa9parer un \xc3\xa9v\xc3\xa9nement rapporte 1 de culture par niveau d'\xc3\xa2ge."
    b"\xffline_3\xfeOn ne perd pas plus que ce qu'on a\xc2\xa0: pas de dettes."
    b"\xffline_4\xfe\xc3\x80 deux joueurs, \xc2\xab\xc2\xa0les deux plus faibles\xc2\xa0\xc2\xbb veut dire le plus faible."
    b"\xffline_5\xfePlus d'\xc3\xa9v\xc3\xa9nements pr\xc3\xa9sents\xc2\xa0: m\xc3\xa9langez les futurs \xc3\xa2ge par \xc3\xa2ge, les plus anciens dessus."
    b"\xffline_6\xfe\xc3\x89v\xc3\xa9nements pass\xc3\xa9s et d\xc3\xa9fausse militaire restent s\xc3\xa9par\xc3\xa9s."
    b"\xff",
)
