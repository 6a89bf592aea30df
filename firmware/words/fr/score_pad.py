"""score_pad in Français. Made by `make words` from tools/words/score_pad.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffpad_options\xfeQui gagne, et quand\xc2\xa0?"
    b"\xffpad_lowest\xfeLe plus bas gagne"
    b"\xffpad_target\xfeObjectif"
    b"\xffpad_target_help\xfe0\xc2\xa0: sans objectif"
    b"\xffpad_rounds\xfeManches"
    b"\xffpad_rounds_help\xfe0\xc2\xa0: \xc3\xa0 volont\xc3\xa9"
    b"\xffpad_round\xfeManche {}"
    b"\xffpad_last_round\xfeDerni\xc3\xa8re manche"
    b"\xffpad_begins\xfe{} commence"
    b"\xffpad_end\xfeFinir la partie"
    b"\xffsheet_table\xfeTableau"
    b"\xffpad_rounds_from\xfeManches {} \xc3\xa0 {}"
    b"\xff",
)
