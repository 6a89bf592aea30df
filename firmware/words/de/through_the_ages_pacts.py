"""through_the_ages_pacts in Deutsch. Made by `make words` from tools/words/through_the_ages_pacts.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeEin Pakt wird einem Spieler angeboten, der ja oder nein sagt: kein Handeln."
    b"\xffline_2\xfeAbgelehnt kommt er auf die Hand zur\xc3\xbcck, die politische Aktion ist verbraucht."
    b"\xffline_3\xfeNur ein Pakt vor dir; an denen anderer darfst du teilnehmen."
    b"\xffline_4\xfeMarkiert, wer A und wer B ist. K\xc3\xbcndigen kostet eine politische Aktion."
    b"\xff",
)
