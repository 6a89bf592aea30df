"""through_the_ages_building in Italiano. Made by `make words` from tools/words/through_the_ages_building.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeIl limite urbano vale per tutti gli edifici di un tipo, non per carta."
    b"\xffline_2\xfeCampi, miniere e unit\xc3\xa0 non hanno limite."
    b"\xffline_3\xfeUn'azione migliora anche di pi\xc3\xb9 livelli."
    b"\xffline_4\xfeGli sconti valgono: differenza dei due prezzi scontati."
    b"\xffline_5\xfeIl resto va ai livelli bassi, anche senza operai."
    b"\xffline_6\xfeUn'unit\xc3\xa0 costa un'azione militare; le risorse in dono non usano blu."
    b"\xffline_7\xfeUna tecnologia blu sostituisce quella uguale e non vuole operai."
    b"\xff",
)
