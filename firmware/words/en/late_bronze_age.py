"""late_bronze_age in English. Made by `make words` from tools/words/late_bronze_age.toml."""

# fmt: off
WORDS = {
    "preserve": "Preserve?",
    "preserve_offer": "1\u0004: \u0001 {} becomes {}",
    "others_lose": "Others lose",
    "build_ships": "Ships",
    "swap": "Swap",
    "swap_act": "done",
    "swaps": "\u001d{}/{}",
    "by_ship": "By ship",
    "invasion_others": "Invasion: {}\u00a0−{}",
    "invasion_others_short": "−{1} {0}",
    "invasion_others_spared": "(Great Wall protects {})",
    "invasion_others_spared_short": "safe: {} (Great Wall)",
    "ships": "Ships",
    "ships_sign": "\u001d{}",
    "preservation": "Preservation",
    "preservation_help": "1\u0004 doubles the food",
    "shipping": "Shipping",
    "shipping_help": "each ship swaps 1 good",
    "smithing": "Smithing",
    "smithing_help": "invasion hits the others",
    "commerce": "Commerce",
    "commerce_help": "+1 point a good left",
    "game_late_bronze_age": "Late Bronze Age",
}
