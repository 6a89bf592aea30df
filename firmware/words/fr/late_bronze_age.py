"""late_bronze_age in Français. Made by `make words` from tools/words/late_bronze_age.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffpreserve\xfeConserver\xc2\xa0?"
    b"\xffswap\xfeTroquer"
    b"\xffswap_act\xfetermin\xc3\xa9"
    b"\xffpreservation\xfeConservation"
    b"\xffshipping\xfeNavigation"
    b"\xffsmithing\xfeForge"
    b"\xffcommerce\xfeCommerce"
    b"\xffcity\xfeCit\xc3\xa9 {}"
    b"\xfffamine_1\xfeFamine\xc2\xa0: 1 cit\xc3\xa9, \xe2\x88\x921"
    b"\xffby_goods\xferessources\xc2\xa0: {} \xc3\xa0 {}"
    b"\xff",
    b"\xffswaps\xfe\x1d{}/{}"
    b"\xffships\xfeBateaux"
    b"\xffpreservation_help\xfe1\x04 double la nourriture"
    b"\xffshipping_help\xfe1 \xc3\xa9change par bateau"
    b"\xffsmithing_help\xfeinvasion chez les autres"
    b"\xffcommerce_help\xfe+1 point par ressource"
    b"\xffquarrying\xfeCarri\xc3\xa8re"
    b"\xffrevolt_others\xfeR\xc3\xa9volte, ressources perdues\xc2\xa0: {}"
    b"\xff",
    b"\xffpreserve_offer\xfe1\x04\xc2\xa0: \x01 {} devient {}"
    b"\xffinvasion_others_spared\xfe(Grande Muraille prot\xc3\xa8ge {})"
    b"\xffships_sign\xfe\x1d{}"
    b"\xffbuilt_city\xfeCit\xc3\xa9 {} construite"
    b"\xfffamine\xfeFamine\xc2\xa0: {} cit\xc3\xa9s, \xe2\x88\x92{}"
    b"\xffleadership\xfeLeadership"
    b"\xffrevolt\xfeR\xc3\xa9volte\xc2\xa0: vous perdez toutes vos ressources"
    b"\xffcities_eat\xfeLes cit\xc3\xa9s mangent"
    b"\xff",
    b"\xffothers_lose\xfeLes autres perdent"
    b"\xffbuild_ships\xfeBateaux"
    b"\xffby_ship\xfePar bateau"
    b"\xffinvasion_others\xfeInvasion\xc2\xa0: {}\xc2\xa0\xe2\x88\x92{}"
    b"\xffcoinage\xfeFinance"
    b"\xffscore_disasters\xfeCatastrophes"
    b"\xfflevel_goods\xferessources \xc3\xa9gales\xc2\xa0: {}"
    b"\xffempire_help\xfe+1 point par cit\xc3\xa9"
    b"\xff",
)
