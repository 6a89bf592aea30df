"""late_bronze_age in Italiano. Made by `make words` from tools/words/late_bronze_age.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffpreserve\xfeConservare?"
    b"\xffpreserve_offer\xfe1\x04: \x01 {} diventa {}"
    b"\xffswap\xfeBaratta"
    b"\xffswap_act\xfefatto"
    b"\xffinvasion_others_spared\xfe(Grande Muraglia protegge {})"
    b"\xffships_sign\xfe\x1d{}"
    b"\xffpreservation\xfeConservazione"
    b"\xffshipping\xfeNavigazione"
    b"\xffsmithing\xfeFucina"
    b"\xffcommerce\xfeCommercio"
    b"\xff",
    b"\xffothers_lose\xfeGli altri perdono"
    b"\xffbuild_ships\xfeNavi"
    b"\xffswaps\xfe\x1d{}/{}"
    b"\xffby_ship\xfeCon le navi"
    b"\xffinvasion_others\xfeInvasione: {}\xc2\xa0\xe2\x88\x92{}"
    b"\xffships\xfeNavi"
    b"\xffpreservation_help\xfe1\x04 raddoppia il cibo"
    b"\xffshipping_help\xfe1 baratto per nave"
    b"\xffsmithing_help\xfeinvasione per gli altri"
    b"\xffcommerce_help\xfe+1 punto per risorsa"
    b"\xff",
)
