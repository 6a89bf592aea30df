"""through_the_ages_war in Deutsch. Made by `make words` from tools/words/through_the_ages_war.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeDer Krieg wird im n\xc3\xa4chsten Zug des Angreifers entschieden: Zeit zum R\xc3\xbcsten."
    b"\xffline_2\xfeNiemand spielt Verteidigungskarten."
    b"\xffline_3\xfeIhn zu entscheiden ist keine politische Aktion."
    b"\xffline_4\xfeNiemand gewinnt mehr, als der andere verliert."
    b"\xff",
)
