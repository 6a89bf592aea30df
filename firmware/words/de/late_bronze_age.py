"""late_bronze_age in Deutsch. Made by `make words` from tools/words/late_bronze_age.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffpreserve\xfeEinlagern?"
    b"\xffpreserve_offer\xfe1\x04: aus {} \x01 werden {}"
    b"\xffswap\xfeTauschen"
    b"\xffswap_act\xfefertig"
    b"\xffinvasion_others_spared\xfe(Gro\xc3\x9fe Mauer sch\xc3\xbctzt {})"
    b"\xffships_sign\xfe\x1d{}"
    b"\xffpreservation\xfeVorr\xc3\xa4te"
    b"\xffshipping\xfeSeefahrt"
    b"\xffsmithing\xfeSchmiede"
    b"\xffcommerce\xfeHandel"
    b"\xff",
    b"\xffothers_lose\xfeAndere verlieren"
    b"\xffbuild_ships\xfeSchiffe"
    b"\xffswaps\xfe\x1d{}/{}"
    b"\xffby_ship\xfeMit Schiffen"
    b"\xffinvasion_others\xfeInvasion: {}\xc2\xa0\xe2\x88\x92{}"
    b"\xffships\xfeSchiffe"
    b"\xffpreservation_help\xfe1\x04 verdoppelt Nahrung"
    b"\xffshipping_help\xfe1 Tausch je Schiff"
    b"\xffsmithing_help\xfeInvasion trifft andere"
    b"\xffcommerce_help\xfe+1 Punkt je Ware"
    b"\xff",
)
