"""through_the_ages_wonders in Deutsch. Made by `make words` from tools/words/through_the_ages_wonders.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeNehmen kostet 1 zivile Aktion mehr je fertigem Wunder."
    b"\xffline_2\xfeNur eines im Bau; nie auf die Hand, also auch bei voller Hand."
    b"\xffline_3\xfeAbschnitte der Reihe nach: je eine Aktion, je ein blauer Stein."
    b"\xffline_4\xfeFertig: die blauen gehen in die Bank, es z\xc3\xa4hlt sofort."
    b"\xff",
)
