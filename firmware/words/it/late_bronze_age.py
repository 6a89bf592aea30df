"""late_bronze_age in Italiano. Made by `make words` from tools/words/late_bronze_age.toml."""

# fmt: off
WORDS = {
    "preserve": "Conservare?",
    "preserve_offer": "1\u0004: \u0001 {} diventa {}",
    "others_lose": "Gli altri perdono",
    "build_ships": "Navi",
    "swap": "Baratta",
    "swap_act": "fatto",
    "swaps": "\u001d{}/{}",
    "by_ship": "Con le navi",
    "invasion_others": "Invasione: {}\u00a0−{}",
    "invasion_others_short": "−{1} {0}",
    "invasion_others_spared": "(Grande Muraglia protegge {})",
    "invasion_others_spared_short": "al sicuro: {} (Grande Muraglia)",
    "ships": "Navi",
    "ships_sign": "\u001d{}",
    "preservation": "Conservazione",
    "preservation_help": "1\u0004 raddoppia il cibo",
    "shipping": "Navigazione",
    "shipping_help": "1 baratto per nave",
    "smithing": "Fucina",
    "smithing_help": "invasione per gli altri",
    "commerce": "Commercio",
    "commerce_help": "+1 punto per risorsa",
    "game_late_bronze_age": "Tarda età del bronzo",
}
