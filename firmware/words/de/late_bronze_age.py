"""late_bronze_age in Deutsch. Made by `make words` from tools/words/late_bronze_age.toml."""

# fmt: off
WORDS = {
    "preserve": "Einlagern?",
    "preserve_offer": "1\u0004: aus {} \u0001 werden {}",
    "others_lose": "Andere verlieren",
    "build_ships": "Schiffe",
    "swap": "Tauschen",
    "swap_act": "fertig",
    "swaps": "\u001d{}/{}",
    "by_ship": "Mit Schiffen",
    "invasion_others": "Invasion: {}\u00a0−{}",
    "invasion_others_short": "−{1} {0}",
    "invasion_others_spared": "(Große Mauer schützt {})",
    "invasion_others_spared_short": "verschont: {} (Große Mauer)",
    "ships": "Schiffe",
    "ships_sign": "\u001d{}",
    "preservation": "Vorräte",
    "preservation_help": "1\u0004 verdoppelt Nahrung",
    "shipping": "Seefahrt",
    "shipping_help": "1 Tausch je Schiff",
    "smithing": "Schmiede",
    "smithing_help": "Invasion trifft andere",
    "commerce": "Handel",
    "commerce_help": "+1 Punkt je Ware",
    "game_late_bronze_age": "Späte Bronzezeit",
}
