"""through_the_ages_ages in Français. Made by `make words` from tools/words/through_the_ages_ages.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeUn \xc3\xa2ge finit d\xc3\xa8s que sa derni\xc3\xa8re carte civile arrive dans la rang\xc3\xa9e."
    b"\xffline_2\xfeCe qui pr\xc3\xa9c\xc3\xa8de l'\xc3\xa2ge fini s'en va\xc2\xa0: leaders, mains, merveilles inachev\xc3\xa9es, pactes."
    b"\xffline_3\xfeLes \xc3\xa2ges I, II et III co\xc3\xbbtent 2 pions jaunes \xc3\xa0 chacun\xc2\xa0: de la banque, jamais d'ouvriers."
    b"\xffline_4\xfeDernier tour\xc2\xa0: ni guerre, ni carte militaire\xc2\xa0; unit\xc3\xa9s sacrifi\xc3\xa9es pour coloniser seulement."
    b"\xffline_5\xfePuis tous les \xc3\xa9v\xc3\xa9nements III restants, pr\xc3\xa9sents et futurs, sont r\xc3\xa9solus."
    b"\xff",
)
