"""through_the_ages_wonders in Français. Made by `make words` from tools/words/through_the_ages_wonders.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeLa prendre co\xc3\xbbte 1 action civile de plus par merveille achev\xc3\xa9e."
    b"\xffline_2\xfeUne seule en chantier\xc2\xa0; jamais en main, donc une main pleine n'emp\xc3\xaache rien."
    b"\xffline_3\xfeLes sections dans l'ordre\xc2\xa0: une action et un pion bleu chacune."
    b"\xffline_4\xfeAchev\xc3\xa9e\xc2\xa0: ses pions bleus rentrent, et elle compte aussit\xc3\xb4t."
    b"\xff",
)
