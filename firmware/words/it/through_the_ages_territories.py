"""through_the_ages_territories in Italiano. Made by `make words` from tools/words/through_the_ages_territories.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeL'offerta: unit\xc3\xa0 da sacrificare, bonus tattico di armate intere, carte bonus."
    b"\xffline_2\xfeChi vince paga almeno l'offerta, con almeno un'unit\xc3\xa0."
    b"\xffline_3\xfeIl centro della carta vale una volta, il fondo finch\xc3\xa9 la tieni."
    b"\xffline_4\xfeTerritorio perso: va via solo il bonus permanente."
    b"\xff",
)
