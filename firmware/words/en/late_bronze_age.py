"""late_bronze_age in English. Made by `make words` from tools/words/late_bronze_age.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffpreserve\xfePreserve?"
    b"\xffpreserve_offer\xfe1\x04: \x01 {} becomes {}"
    b"\xffswap\xfeSwap"
    b"\xffswap_act\xfedone"
    b"\xffinvasion_others_spared\xfe(Great Wall protects {})"
    b"\xffships_sign\xfe\x1d{}"
    b"\xffpreservation\xfePreservation"
    b"\xffshipping\xfeShipping"
    b"\xffsmithing\xfeSmithing"
    b"\xffcommerce\xfeCommerce"
    b"\xff",
    b"\xffothers_lose\xfeOthers lose"
    b"\xffbuild_ships\xfeShips"
    b"\xffswaps\xfe\x1d{}/{}"
    b"\xffby_ship\xfeBy ship"
    b"\xffinvasion_others\xfeInvasion: {}\xc2\xa0\xe2\x88\x92{}"
    b"\xffships\xfeShips"
    b"\xffpreservation_help\xfe1\x04 doubles the food"
    b"\xffshipping_help\xfeeach ship swaps 1 good"
    b"\xffsmithing_help\xfeinvasion hits the others"
    b"\xffcommerce_help\xfe+1 point a good left"
    b"\xff",
)
